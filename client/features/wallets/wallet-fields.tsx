import { type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { ExpressView } from "../../../shared/contracts/product-option-views.ts";
import { usePlace } from "../../state/app-context.tsx";
import type_ from "../../styles/type.module.css";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import type { Pays } from "./pays.ts";
import type { SheetOutcome } from "./sheet.ts";
import { useOutcome } from "./use-outcome.ts";
import styles from "./wallet-buttons.module.css";
import { hostedButtons, withWallet } from "./wallet-modules.ts";

const FAILED: SheetOutcome = { end: "failed" };

type Method = ExpressView["methods"][number];
type WalletFieldsProps = {
	express: ExpressView;
	pays: Pays;
	sends: (id: string) => { name: string; value: string };
	onMissing?(): void;
	/** The wallet whose button had the focus when this component replaced the server's buttons. */
	focused?: RefObject<string | undefined>;
};

/** Renders a form's wallet buttons (wallets-2). Without JavaScript they submit the form, and wallets that need a sheet are hidden. */
export function WalletFields({ express, pays, sends, onMissing, focused }: WalletFieldsProps) {
	const [busy, setBusy] = useState<string | null>(null);
	const buttons = useRef<HTMLFieldSetElement>(null);
	usePreloaded(express);
	useEffect(() => {
		const wallet = focused?.current;
		if (wallet) buttons.current?.querySelector<HTMLElement>(`[data-wallet="${wallet}"]`)?.focus();
	}, [focused]);
	const { services, finish } = useOutcome(pays);

	const { locale, shell } = usePlace();
	const open = (event: MouseEvent<HTMLButtonElement>, method: Method) => {
		const { id, name, script, opens, isHosted } = method;
		if (!script || (isHosted && pays.productId !== null)) return;
		event.preventDefault();
		if (pays.productId === null) return onMissing?.();
		if (busy) return;
		const opener = event.currentTarget;
		setBusy(id);
		const { country: countryCode, currency: currencyCode } = locale;
		const shop = { label: shell.siteName, countryCode, currencyCode };
		const request = {
			id,
			script,
			productId: pays.productId,
			opens: opens && { ...opens, ...shop },
		};
		void withWallet(name, (wallet) => wallet.pay?.(services, request) ?? Promise.resolve(FAILED))
			.catch(() => FAILED)
			.then((outcome) => {
				setBusy(null);
				finish(method, outcome);
				if (outcome.end === "cancelled") opener.focus();
			});
	};

	return (
		<fieldset className={styles.buttons} ref={buttons}>
			<legend className={classNames(type_.label, type_.muted, styles.legend)}>{express.title}</legend>
			{express.methods.map((method) => {
				const { id, name, brand, label, script, isHosted } = method;
				const own = (
					<button
						key={id}
						type="submit"
						{...sends(id)}
						data-wallet={id}
						aria-label={label}
						aria-busy={busy === id || undefined}
						onPointerEnter={() => preload(method)}
						onFocus={() => preload(method)}
						onClick={(event) => open(event, method)}
						className={classNames(
							button.button,
							button.wide,
							styles.wallet,
							!isHosted && script && styles.sheet,
						)}
					>
						{brand}
					</button>
				);
				const Button = isHosted ? hostedButtons.get(name) : undefined;
				return Button && script ? (
					<Button
						key={id}
						method={{ ...method, script }}
						pays={pays}
						onEnd={(outcome) => finish(method, outcome)}
						meanwhile={own}
					>
						{own}
					</Button>
				) : (
					own
				);
			})}
		</fieldset>
	);
}

const preload = ({ name, script, isHosted }: Method): void => {
	if (!script || isHosted) return;
	withWallet(name, async (wallet) => wallet.preload?.(script)).catch(() => {});
};
/** Preloads the code of sheets whose API this browser has, because a tap leaves no time to load it. */
const usePreloaded = ({ methods }: ExpressView): void => {
	useEffect(() => {
		for (const method of methods) if (method.sheetApi && method.sheetApi in window) preload(method);
	}, [methods]);
};
