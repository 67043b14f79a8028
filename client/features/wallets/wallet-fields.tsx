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

/** Wallets with a page of their own. */
const isHosted = (id: string): boolean => id === "PAYPAL" || id === "AMAZON_PAY_V2";
type Method = ExpressView["methods"][number];
type WalletFieldsProps = {
	express: ExpressView;
	pays: Pays;
	/** What the form sends that the buttons are in, without the wallet's script. */
	sends: (id: string) => { name: string; value: string };
	/** A product's page: no size is chosen yet. */
	onMissing?(): void;
};

/**
 * The wallets' buttons in a form (wallets-2): with script each opens its sheet, its window or its page; without, the form leads to where the
 * wallet is confirmed, and those that need a sheet are not shown.
 */
export function WalletFields({ express, pays, sends, onMissing }: WalletFieldsProps) {
	const [busy, setBusy] = useState<string | null>(null);
	const Hosted = useHostedButtons(express);
	usePreloadedApple(express);
	const { services, finish } = useOutcome(pays);

	const { locale, shell } = usePlace();
	const open = (event: MouseEvent<HTMLButtonElement>, { id, script, opens }: Method) => {
		// Its own button is not there: the form leads to its page.
		if (!script || (isHosted(id) && pays.productId !== null)) return;
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
				const { id, label, script } = method;
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
							!isHosted(id) && script && styles.sheet,
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
/** At once where it is there already: a session begins in its press, and no promise comes between. */
const withApple = async <T,>(use: (wallet: Apple) => Promise<T>): Promise<T> => {
	if (apple) return use(apple);
	apple = await import("./apple-pay.ts");
	return use(apple);
};
/** What Apple's sheet needs is there before the press, which cannot wait for it (wallets-6). */
const preload = ({ id, script }: Method): void => {
	if (id === "DW_APPLE_PAY" && script) withApple(({ preloadApple }) => preloadApple(script)).catch(() => {});
};
/** Where the browser has Apple's session, a finger leaves no time between coming to the button and pressing it. */
const usePreloadedApple = ({ methods }: ExpressView): void => {
	const method = methods.find(({ id }) => id === "DW_APPLE_PAY");
	useEffect(() => {
		if (method && "ApplePaySession" in window) preload(method);
	}, [method]);
};

type HostedButton = ComponentType<HostedButtonProps>;
/** What draws the buttons of PayPal and Amazon; it comes after the rest. */
const useHostedButtons = ({ methods }: ExpressView): Record<string, HostedButton> | null => {
	const isWanted = methods.some(({ id, script }) => script && isHosted(id));
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
