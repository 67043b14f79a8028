import type { ExpressView } from "../../../shared/contracts/product-option-views.ts";
import { usePlace } from "../../state/app-context.tsx";
import type_ from "../../styles/type.module.css";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import styles from "./wallet-buttons.module.css";

/** The wallets that may pay the bag: a form that leads to the wallet's page (wallets-3). `from`: the checkout knows the address. */
export function WalletButtons({ express, from }: { express: ExpressView | undefined; from?: "checkout" }) {
	const { shell } = usePlace();
	if (!express) return null;
	return (
		<form method="post" action={shell.checkoutHref}>
			<fieldset className={styles.buttons}>
				<legend className={classNames(type_.label, type_.muted, styles.legend)}>{express.title}</legend>
				<input type="hidden" name="intent" value="wallet" />
				{from ? <input type="hidden" name="from" value={from} /> : null}
				{express.methods.map(({ id, label }) => (
					<button
						key={id}
						type="submit"
						name="method"
						value={id}
						className={classNames(button.button, button.wide)}
					>
						{label}
					</button>
				))}
			</fieldset>
		</form>
	);
}
