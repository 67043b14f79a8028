import type { FormHTMLAttributes } from "react";
import { usePlace } from "../../state/app-context.tsx";
import { type SendOptions, useSend, useSteps } from "./use-steps.tsx";

/** Says which bag a form of the checkout is about: one of a page that is out of date changes nothing (checkout-23). */
export function BagField() {
	return <input type="hidden" name="basketId" value={useSteps().basketId} />;
}

type StepFormProps = FormHTMLAttributes<HTMLFormElement> & Pick<SendOptions, "guess">;

/** A form of the checkout whose fields are checked by the Worker alone. Until it is hydrated, and without script, it posts. */
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
