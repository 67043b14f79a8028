import { useEffect, useRef, useState } from "react";
import { usePlace } from "../../../client/state/app-context.tsx";
import { useTranslation } from "../../../client/state/texts.ts";
import type_ from "../../../client/styles/type.module.css";
import button from "../../../client/ui/button.module.css";
import { classNames } from "../../../client/ui/class-names.ts";
import type { CheckoutData } from "../contract.ts";
import styles from "./bank-form.module.css";

const FRAME = "bank";

export function BankForm({
	bank: { url, token, orderNo },
}: {
	bank: NonNullable<CheckoutData["challenge"]>;
}) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const form = useRef<HTMLFormElement>(null);
	const [isFramed, setFramed] = useState(false);
	useEffect(() => setFramed(true), []);
	useEffect(() => {
		if (isFramed) form.current?.submit();
	}, [isFramed]);
	return (
		<section className={styles.bank}>
			<h1 className={type_.display}>{t("checkout.bank")}</h1>
			<p>{t("checkout.bankHint")}</p>
			<iframe name={FRAME} title={t("checkout.bank")} className={styles.frame} />
			<form
				ref={form}
				method="post"
				action={url}
				target={isFramed ? FRAME : undefined}
				className={styles.toBank}
				data-framed={isFramed || undefined}
			>
				<input type="hidden" name="JWT" value={token} />
				<p>
					<button type="submit" className={classNames(button.button, button.dark)}>
						{t("checkout.toBank")}
					</button>
				</p>
			</form>
			<form method="post" action={shell.checkoutHref}>
				<input type="hidden" name="orderNo" value={orderNo} />
				<button type="submit" name="intent" value="leaveBank" className={button.button}>
					{t("checkout.leaveBank")}
				</button>
			</form>
		</section>
	);
}
