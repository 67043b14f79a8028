import { useEffect, useRef } from "react";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import type { CheckoutData } from "./contract.ts";

/** Leads to the bank, which leads back (checkout-3); by itself where there is script. */
export function BankForm({ bank: { url, token } }: { bank: NonNullable<CheckoutData["bank"]> }) {
	const { t } = useTranslation();
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => form.current?.submit(), []);
	return (
		<form ref={form} method="post" action={url}>
			<h1 className={type_.display}>{t("checkout.bank")}</h1>
			<p>{t("checkout.bankHint")}</p>
			<input type="hidden" name="JWT" value={token} />
			<p>
				<button type="submit" className={classNames(button.button, button.dark)}>
					{t("checkout.toBank")}
				</button>
			</p>
		</form>
	);
}
