import type { ComponentProps } from "react";
import type { CheckoutData, PaymentChoiceView } from "../../../pages/checkout/contract.ts";
import { StepForm } from "./step-form.tsx";

/** The props of a method's part that draws all of its choice in the payment step. */
export type SectionProps = {
	choice: PaymentChoiceView;
	data: CheckoutData;
	/** Keeps a place for a payment of a part that has just been sent, by its text. */
	onAsk(text: string): void;
};

type MethodFormProps = ComponentProps<typeof StepForm> & { method: string; act?: string };

/** A form of the payment step, for an act of a method (checkout-29). */
export function MethodForm({ method, act, children, ...rest }: MethodFormProps) {
	return (
		<StepForm {...rest}>
			<MethodFields method={method} act={act} />
			{children}
		</StepForm>
	);
}

export function MethodFields({ method, act }: Pick<MethodFormProps, "method" | "act">) {
	return (
		<>
			<input type="hidden" name="intent" value="pay" />
			<input type="hidden" name="method" value={method} />
			{act ? <input type="hidden" name="act" value={act} /> : null}
		</>
	);
}
