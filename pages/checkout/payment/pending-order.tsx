import { usePlace } from "../../../client/state/app-context.tsx";
import { useTranslation } from "../../../client/state/texts.ts";
import type_ from "../../../client/styles/type.module.css";
import button from "../../../client/ui/button.module.css";
import { classNames } from "../../../client/ui/class-names.ts";
import type { CheckoutData } from "../contract.ts";

export function PendingOrder({ orderNo, isPromised, title, hint }: NonNullable<CheckoutData["pending"]>) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	return (
		<>
			<h1 className={type_.display}>{title}</h1>
			<p>{hint}</p>
			<form method="post" action={shell.checkoutHref}>
				<input type="hidden" name="orderNo" value={orderNo} />
				<button
					type="submit"
					name="intent"
					value="leaveBank"
					className={classNames(button.button, !isPromised && button.dark)}
				>
					{t(isPromised ? "checkout.leaveBank" : "checkout.toPayment")}
				</button>
			</form>
		</>
	);
}
