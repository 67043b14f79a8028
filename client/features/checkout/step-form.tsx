import type { FormHTMLAttributes } from "react";
import { usePlace } from "../../state/app-context.tsx";
import { type SendOptions, useSend, useSteps } from "./use-steps.tsx";

/** Renders the basket's id as a hidden field, so that a form from an outdated page changes nothing (checkout-23). */
export function BagField() {
	return <input type="hidden" name="basketId" value={useSteps().basketId} />;
}

type StepFormProps = FormHTMLAttributes<HTMLFormElement> & Pick<SendOptions, "guess">;

export function StepForm({ guess, children, ...rest }: StepFormProps) {
	const { shell } = usePlace();
	const submit = useSend({ guess });
	return (
		<form method="post" action={shell.checkoutHref} onSubmit={submit} {...rest}>
			<BagField />
			{children}
		</form>
	);
}
