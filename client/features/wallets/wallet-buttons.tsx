import { type FormEvent, useState } from "react";
import type { ExpressView } from "../../../shared/contracts/product-option-views.ts";
import { usePlace, useUi } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";
import { useWriteServices } from "../../state/use-write-services.ts";
import type_ from "../../styles/type.module.css";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import type { SheetOutcome } from "./sheet.ts";
import styles from "./wallet-buttons.module.css";

type Method = ExpressView["methods"][number];

/**
 * The wallets that may pay the bag: a form that leads to the wallet's page (wallets-3), or with script the wallet's sheet in this page
 * (wallets-5, wallets-6). `from`: the checkout knows the address.
 */
export function WalletButtons({ express, from }: { express: ExpressView | undefined; from?: "checkout" }) {
	const { shell } = usePlace();
	const { t } = useTranslation();
	const ui = useUi();
	const services = useWriteServices();
	const [busy, setBusy] = useState<string | null>(null);
	if (!express) return null;

	const open = async (form: HTMLFormElement, { id, script }: Method) => {
		if (!script || busy) return;
		setBusy(id);
		const outcome = await payIn(id, script).catch(sayWhereItWorks);
		setBusy(null);
		if (outcome.end === "paid") return location.assign(outcome.location);
		if (outcome.end === "cancelled") return form.querySelector<HTMLElement>(`[value="${id}"]`)?.focus();
		if (outcome.location) return location.assign(outcome.location);
		if (outcome.message) ui.toast("error", outcome.message);
		else ui.failed(t, "error.again");
	};
	/** A page that another one has led on to may not load the wallet's script; the checkout, which comes with its own policy, may. */
	const sayWhereItWorks = (): SheetOutcome =>
		location.pathname === shell.checkoutHref
			? { end: "failed" }
			: { end: "failed", location: shell.checkoutHref };
	const payIn = async (id: string, script: string): Promise<SheetOutcome> =>
		id === "DW_APPLE_PAY"
			? (await import("./apple-pay.ts")).payWithApple(services, script)
			: (await import("./google-pay.ts")).payWithGoogle(services, script);

	const submit = (event: FormEvent<HTMLFormElement>) => {
		const { submitter } = event.nativeEvent as SubmitEvent;
		const method = express.methods.find(({ id }) => id === (submitter as HTMLButtonElement | null)?.value);
		if (!method?.script) return;
		event.preventDefault();
		void open(event.currentTarget, method);
	};

	return (
		<form method="post" action={shell.checkoutHref} onSubmit={submit}>
			<fieldset className={styles.buttons}>
				<legend className={classNames(type_.label, type_.muted, styles.legend)}>{express.title}</legend>
				<input type="hidden" name="intent" value="wallet" />
				{from ? <input type="hidden" name="from" value={from} /> : null}
				{express.methods.map(({ id, label, script }) => (
					<button
						key={id}
						type="submit"
						name="method"
						value={id}
						aria-busy={busy === id || undefined}
						className={classNames(button.button, button.wide, script && styles.sheet)}
					>
						{label}
					</button>
				))}
			</fieldset>
		</form>
	);
}
