import type { ComponentProps } from "react";
import type { CheckoutData, PaymentChoiceView } from "../../../pages/checkout/contract.ts";
import { StepForm } from "./step-form.tsx";

export type SectionProps = {
	choice: PaymentChoiceView;
	data: CheckoutData;
	/** Tells the payment step that a part payment was sent, so that its place on the page is kept. `text` describes the payment. */
	onAsk(text: string): void;
};

type MethodFormProps = ComponentProps<typeof StepForm> & { method: string; act?: string };

/** Renders a form of the payment step that runs an act of a payment method (checkout-29). */
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
