import { endOfCode } from "@vetrina/shop-rules/typed/code.ts";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { StepForm } from "../../../client/features/checkout/step-form.tsx";
import { useSteps } from "../../../client/features/checkout/use-steps.tsx";
import { useGiftCardText } from "../../../client/features/orders/gift-card-text.ts";
import { useTranslation } from "../../../client/state/texts.ts";
import type_ from "../../../client/styles/type.module.css";
import button from "../../../client/ui/button.module.css";
import { classNames } from "../../../client/ui/class-names.ts";
import field from "../../../client/ui/forms/field.module.css";
import { InputField } from "../../../client/ui/forms/form-field.tsx";
import { isCheckoutError } from "../../../shared/domain/checkout/checkout-errors.ts";
import type { CheckoutData } from "../contract.ts";
import styles from "../screen.module.css";

/** Milliseconds; a layout shift this soon after a click counts as caused by the click. */
const SOON = 400;

type GiftCardsProps = { data: CheckoutData };

export function GiftCards({ data }: GiftCardsProps) {
	const { giftCards, storeCreditText, isPaid, takesGiftCards } = data;
	const { t } = useTranslation();
	const [asked, setAsked] = useState<string>();
	const askedAt = useRef(0);
	const ask = (digits: string) => {
		askedAt.current = performance.now();
		setAsked(digits);
	};
	const { isWaiting } = useSteps();
	const wasWaiting = useRef(false);
	useEffect(() => {
		const isOver = wasWaiting.current && !isWaiting;
		wasWaiting.current = isWaiting;
		if (isOver && performance.now() - askedAt.current < SOON) setAsked(undefined);
	}, [isWaiting]);
	const isAwaited = asked !== undefined && !giftCards.some(({ digits }) => digits === asked);
	return (
		<>
			{isPaid || !takesGiftCards ? null : <GiftCardField data={data} onAsk={ask} />}
			{giftCards.length > 0 || isAwaited ? (
				<UsedGiftCards data={data} awaited={isAwaited ? asked : undefined} />
			) : null}
			{storeCreditText && !isPaid ? (
				<StepForm className={styles.card}>
					<span>
						{t("storeCredit.name")} <bdi>{storeCreditText}</bdi>
					</span>
					<button type="submit" name="intent" value="storeCredit" className={button.button}>
						{t("storeCredit.use")}
					</button>
				</StepForm>
			) : null}
		</>
	);
}

function UsedGiftCards({
	data: { giftCards, openText, basket },
	awaited,
}: GiftCardsProps & { awaited?: string }) {
	const { t } = useTranslation();
	const { isWaiting } = useSteps();
	const giftCardText = useGiftCardText();
	return (
		<StepForm>
			<input type="hidden" name="intent" value="removeGiftCard" />
			<ul className={styles.saved}>
				{giftCards.map(({ id: card, digits, text, isStoreCredit }) => (
					<li key={card} className={styles.card}>
						<span>
							{giftCardText({ digits, isStoreCredit })} <bdi>{text}</bdi>
						</span>
						<button
							type="submit"
							name="id"
							value={card}
							className={styles.link}
							aria-label={isStoreCredit ? t("storeCredit.remove") : t("checkout.removeGiftCard", { digits })}
						>
							{t("checkout.remove")}
						</button>
					</li>
				))}
				{awaited === undefined ? null : (
					<li className={styles.card}>
						<span>{giftCardText({ digits: awaited, isStoreCredit: false })}</span>
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
		</StepForm>
	);
}

function GiftCardField({
	data: { giftCards, error, values },
	onAsk,
}: GiftCardsProps & { onAsk: (digits: string) => void }) {
	const { t } = useTranslation();
	const id = useId();
	/** The form stays open after a card was added, because shoppers may have several. */
	const isOpen = useRef(false);
	const refused = isCheckoutError(error) && error.startsWith("giftCard") ? error : undefined;
	const ask = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
		const code = new FormData(currentTarget).get("giftCard");
		if (typeof code === "string" && code.trim() !== "") onAsk(endOfCode(code));
	};
	isOpen.current ||= refused !== undefined || values.giftCard !== undefined;
	return (
		<details className={styles.giftCard} open={isOpen.current}>
			<summary className={type_.label}>{t("checkout.giftCard")}</summary>
			<StepForm
				key={giftCards.length}
				className={classNames(field.form, styles.code)}
				noValidate
				onSubmitCapture={ask}
			>
				<InputField
					id={id}
					name="giftCard"
					type="text"
					dir="ltr"
					label={t("checkout.giftCardCode")}
					error={refused ? t(`checkout.error.${refused}`) : ""}
					autoComplete="off"
					defaultValue={values.giftCard}
					autoCapitalize="characters"
					maxLength={64}
					required
				/>
				<button type="submit" name="intent" value="giftCard" className={button.button}>
					{t("checkout.applyGiftCard")}
				</button>
			</StepForm>
		</details>
	);
}
