import type { CheckoutData } from "../contract.ts";
import { DeliveryForm } from "./delivery-form.tsx";
import { DeliveryWays, PickUpForm } from "./pick-up.tsx";

export function DeliveryStep({ data }: { data: CheckoutData }) {
	const { pickUp } = data;
	return (
		<>
			{pickUp ? <DeliveryWays pickUp={pickUp} /> : null}
			{pickUp?.isChosen ? <PickUpForm pickUp={pickUp} /> : <DeliveryForm data={data} />}
		</>
	);
}
