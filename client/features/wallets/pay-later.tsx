import { useEffect, useRef } from "react";
import type { PayLaterView } from "../../../shared/contracts/product-option-views.ts";
import { useUiState } from "../../state/app-context.tsx";
import { CONSENTS } from "../../state/consent.ts";
import { whenPainted } from "../../state/drawing/after-paint.ts";
import styles from "./express.module.css";

export type PayLaterLine = {
	script: string;
	amount: number;
	currency: string;
	place: "product" | "cart";
	look: string | undefined;
};
type PayLaterModule = { writePayLater(element: HTMLElement, line: PayLaterLine): Promise<void> };

const lines = import.meta.glob<PayLaterModule>("../../../payments/*/browser/pay-later.ts");
const loadLine = (wallet: string) => lines[`../../../payments/${wallet}/browser/pay-later.ts`]?.();

type PayLaterProps = {
	payLater: PayLaterView;
	amount?: number | null;
};

/**
 * Renders the line in which the provider's script writes about paying later (wallets-15). Its space is reserved if marketing is
 * allowed.
 */
export function PayLater({ payLater, amount }: PayLaterProps) {
	const { wallet, script, currency, place, style } = payLater;
	const awake = useUiState("awake");
	const line = useRef<HTMLDivElement>(null);
	const toPay = amount ?? payLater.amount;
	const look = JSON.stringify(style);
	useEffect(() => {
		if (!awake) return;
		let isOutdated = false;
		const write = () => {
			loadLine(wallet)
				?.then(async ({ writePayLater }) => {
					const element = line.current;
					if (element && !isOutdated)
						await writePayLater(element, { script, currency, place, amount: toPay, look });
				})
				.catch(() => {});
		};
		whenPainted(write);
		addEventListener(CONSENTS, write);
		return () => {
			isOutdated = true;
			removeEventListener(CONSENTS, write);
		};
	}, [awake, wallet, script, currency, place, toPay, look]);
	return <div ref={line} className={styles.payLater} />;
}
