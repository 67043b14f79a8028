import type { PartProps } from "../../state/parts.ts";
import type_ from "../../styles/type.module.css";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import styles from "./express.module.css";

/**
 * The slot of the wallets' buttons. Until they have scripts of their own here, each puts the product into the bag and leads on to
 * where it is paid; that works without script, too.
 */
export function Part({ product: { express } }: PartProps["express"]) {
	if (!express) return null;
	return (
		<fieldset className={styles.slot}>
			<legend className={classNames(type_.label, type_.muted, styles.legend)}>{express.title}</legend>
			{express.methods.map(({ id, label }) => (
				<button
					key={id}
					type="submit"
					name="then"
					value="checkout"
					data-wallet={id}
					className={classNames(button.button, button.wide)}
				>
					{label}
				</button>
			))}
		</fieldset>
	);
}
