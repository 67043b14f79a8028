import { useEffect, useRef, useState } from "react";
import { MethodForm } from "../../../client/features/checkout/method-form.tsx";
import styles from "../../../client/features/checkout/payment-step.module.css";
import { useSteps } from "../../../client/features/checkout/use-steps.tsx";
import { useTranslation } from "../../../client/state/texts.ts";
import type { CheckoutData } from "../contract.ts";
import { PaymentChoice } from "./payment-choice.tsx";

/** In milliseconds; browsers attribute a layout shift this soon after a click to the click. */
const SOON = 400;

/** Shows the partial payments with buttons to remove them and, unless everything is paid, the methods that pay a part (checkout-6). */
export function PartPayments({ data }: { data: CheckoutData }) {
	const { isPaid, parts, payments } = data;
	const { awaited, onAsk } = useAwaited();
	const isAwaited = awaited !== undefined && !parts.some(({ text }) => text === awaited);
	return (
		<>
			{isPaid
				? null
				: payments
						.filter(({ isPart }) => isPart)
						.map((choice) => <PaymentChoice key={choice.name} {...{ choice, data, onAsk }} />)}
			{parts.length > 0 || isAwaited ? <Parts data={data} awaited={isAwaited ? awaited : undefined} /> : null}
		</>
	);
}

/** Returns the text of a partial payment that was just sent. If a late reply refuses the payment, its line stays, so that nothing moves. */
function useAwaited() {
	const [awaited, setAwaited] = useState<string>();
	const askedAt = useRef(0);
	const { isWaiting } = useSteps();
	const wasWaiting = useRef(false);
	useEffect(() => {
		const isOver = wasWaiting.current && !isWaiting;
		wasWaiting.current = isWaiting;
		if (isOver && performance.now() - askedAt.current < SOON) setAwaited(undefined);
	}, [isWaiting]);
	const onAsk = (text: string) => {
		askedAt.current = performance.now();
		setAwaited(text);
	};
	return { awaited, onAsk };
}

function Parts({
	data: { parts, openText, basket },
	awaited,
}: {
	data: CheckoutData;
	awaited: string | undefined;
}) {
	const { t } = useTranslation();
	const { isWaiting } = useSteps();
	return (
		<div className={styles.parts}>
			<ul className={styles.saved}>
				{parts.map(({ id, method, text, amountText, remove }) => (
					<li key={id} className={styles.card}>
						<span>
							{text} <bdi>{amountText}</bdi>
						</span>
						<MethodForm method={method} act="remove">
							<button type="submit" name="id" value={id} className={styles.link} aria-label={remove}>
								{t("checkout.remove")}
							</button>
						</MethodForm>
					</li>
				))}
				{awaited === undefined ? null : (
					<li className={styles.card}>
						<span>{awaited}</span>
						<span className={styles.moment}>{isWaiting ? t("shell.loading") : "–"}</span>
					</li>
				)}
			</ul>
			<p className={styles.card}>
				<strong>{t("checkout.open")}</strong>
				<strong>
					<bdi>{openText ?? basket.totalText}</bdi>
				</strong>
			</p>
		</div>
	);
}
