import { type ComponentType, type MouseEvent, useEffect, useState } from "react";
import type { ExpressView } from "../../../shared/contracts/product-option-views.ts";
import { usePlace } from "../../state/app-context.tsx";
import type_ from "../../styles/type.module.css";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import type { HostedButtonProps } from "./hosted-buttons.tsx";
import type { Pays } from "./pays.ts";
import type { SheetOutcome } from "./sheet.ts";
import { useOutcome } from "./use-outcome.ts";
import styles from "./wallet-buttons.module.css";

type Method = ExpressView["methods"][number];
type WalletFieldsProps = {
	express: ExpressView;
	pays: Pays;
	sends: (id: string) => { name: string; value: string };
	onMissing?(): void;
};

/**
 * Wallet buttons in a form (wallets-2). Without JavaScript the form leads to the confirmation, and wallets that need a sheet are hidden.
 */
export function WalletFields({ express, pays, sends, onMissing }: WalletFieldsProps) {
	const [busy, setBusy] = useState<string | null>(null);
	const Hosted = useHostedButtons(express);
	usePreloadedApple(express);
	const { services, finish } = useOutcome(pays);

	const { locale, shell } = usePlace();
	const open = (event: MouseEvent<HTMLButtonElement>, { id, script, opens, isHosted }: Method) => {
		if (!script || (isHosted && pays.productId !== null)) return;
		event.preventDefault();
		if (pays.productId === null) return onMissing?.();
		if (busy) return;
		const opener = event.currentTarget;
		setBusy(id);
		const paid =
			id === "DW_APPLE_PAY"
				? withApple(({ payWithApple }) => {
						const { country: countryCode, currency: currencyCode } = locale;
						const shop = { label: shell.siteName, countryCode, currencyCode };
						return payWithApple(services, {
							script,
							productId: pays.productId ?? undefined,
							opens: opens && { ...opens, ...shop },
						});
					})
				: import("./google/google-pay.ts").then((wallet) =>
						wallet.payWithGoogle(services, script, pays.productId ?? undefined),
					);
		void paid
			.catch((): SheetOutcome => ({ end: "failed" }))
			.then((outcome) => {
				setBusy(null);
				finish(id, outcome);
				if (outcome.end === "cancelled") opener.focus();
			});
	};

	return (
		<fieldset className={styles.buttons}>
			<legend className={classNames(type_.label, type_.muted, styles.legend)}>{express.title}</legend>
			{express.methods.map((method) => {
				const { id, label, script, isHosted } = method;
				const own = (
					<button
						key={id}
						type="submit"
						{...sends(id)}
						data-wallet={id}
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
						{label}
					</button>
				);
				const Button = Hosted?.[id];
				return Button && script ? (
					<Button
						key={id}
						method={{ ...method, script }}
						pays={pays}
						onEnd={(outcome) => finish(id, outcome)}
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

type Apple = typeof import("./apple-pay.ts");
let apple: Apple | undefined;
/** Runs `use` synchronously if the code is loaded, because a session must begin during the press, before any promise. */
const withApple = async <T,>(use: (wallet: Apple) => Promise<T>): Promise<T> => {
	if (apple) return use(apple);
	apple = await import("./apple-pay.ts");
	return use(apple);
};
const preload = ({ id, script }: Method): void => {
	if (id === "DW_APPLE_PAY" && script) withApple(({ preloadApple }) => preloadApple(script)).catch(() => {});
};
/** A tap leaves no time between approach and press, so browsers with Apple's API preload. */
const usePreloadedApple = ({ methods }: ExpressView): void => {
	const method = methods.find(({ id }) => id === "DW_APPLE_PAY");
	useEffect(() => {
		if (method && "ApplePaySession" in window) preload(method);
	}, [method]);
};

type HostedButton = ComponentType<HostedButtonProps>;
const useHostedButtons = ({ methods }: ExpressView): Record<string, HostedButton> | null => {
	const isWanted = methods.some(({ script, isHosted }) => script && isHosted);
	const [buttons, setButtons] = useState<Record<string, HostedButton> | null>(null);
	useEffect(() => {
		if (!isWanted) return;
		let gone = false;
		import("./hosted-buttons.tsx").then(
			({ PaypalButton, AmazonButton }) =>
				gone || setButtons({ PAYPAL: PaypalButton, AMAZON_PAY_V2: AmazonButton }),
			() => {},
		);
		return () => {
			gone = true;
		};
	}, [isWanted]);
	return buttons;
};
