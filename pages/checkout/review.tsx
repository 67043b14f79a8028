import { type FormEvent, useEffect, useRef, useState } from "react";
import { useSteps } from "../../client/features/checkout/use-steps.tsx";
import { usePlace } from "../../client/state/app-context.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { LinkedText } from "../../client/ui/text/linked-text.tsx";
import { toLinkedParts } from "../../shared/domain/legal/linked-text.ts";
import type { CheckoutData } from "./contract.ts";
import styles from "./screen.module.css";

/** In milliseconds. Afterwards the form can be sent again, because the shopper may have stopped the request. */
const AGAIN_AFTER = 10_000;

export function Review({
	data: { basket, total, openText, keep, guestConsents, guarantee, terms, withdrawal },
}: {
	data: CheckoutData;
}) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const { isWaiting } = useSteps();
	const form = useRef<HTMLFormElement>(null);
	const [busy, setBusy] = useState(false);
	/** The total that was shown when the shopper pressed the button, if the server's reply was still awaited (checkout-4). */
	const [pressedAt, setPressedAt] = useState<number>();
	const [isChanged, setChanged] = useState(false);
	const isSent = useRef(false);
	useEffect(() => {
		if (isWaiting || pressedAt === undefined) return;
		setPressedAt(undefined);
		if (pressedAt === total) return form.current?.requestSubmit();
		setBusy(false);
		setChanged(true);
	}, [isWaiting, pressedAt, total]);
	useEffect(
		() => () => {
			isSent.current = false;
			setPressedAt(undefined);
			setBusy(false);
			setChanged(false);
		},
		[],
	);
	useEffect(() => {
		// A page from the back-forward cache is in the state in which the shopper left it.
		const back = ({ persisted }: PageTransitionEvent) => {
			if (!persisted) return;
			isSent.current = false;
			setBusy(false);
		};
		addEventListener("pageshow", back);
		return () => removeEventListener("pageshow", back);
	}, []);
	const submit = (event: FormEvent) => {
		setBusy(true);
		setChanged(false);
		if (isWaiting || isSent.current) event.preventDefault();
		if (isSent.current) return;
		if (isWaiting) return setPressedAt(total);
		isSent.current = true;
		setTimeout(() => {
			isSent.current = false;
		}, AGAIN_AFTER);
	};
	return (
		<form ref={form} method="post" action={shell.checkoutHref} onSubmit={submit}>
			<input type="hidden" name="basketId" value={basket.id ?? ""} />
			<input type="hidden" name="intent" value="place" />
			<input type="hidden" name="total" value={total} />
			{keep ? (
				<label className={styles.check}>
					<input type="checkbox" name={keep.field} value="1" />
					<span>{keep.label}</span>
				</label>
			) : null}
			{guestConsents?.map(({ id, version, isRequired, parts, isGiven }) => (
				<label key={id} className={classNames(type_.small, styles.check)}>
					<input
						type="checkbox"
						name={`consent-${id}`}
						value={version}
						required={isRequired}
						defaultChecked={isGiven}
					/>
					<span>
						<LinkedText parts={parts} />
					</span>
				</label>
			))}
			{isChanged ? (
				<p role="alert" className={styles.error}>
					{t("checkout.error.changed")}
				</p>
			) : null}
			{guarantee ? (
				<p className={classNames(type_.small, styles.law)}>
					<LinkedText parts={guarantee} />
				</p>
			) : null}
			{terms ? (
				<p className={classNames(type_.small, styles.law)}>
					<LinkedText
						parts={
							withdrawal
								? toLinkedParts(t("checkout.lawWithdrawal"), [terms, withdrawal, shell.privacyHref])
								: toLinkedParts(t("checkout.law"), [terms, shell.privacyHref])
						}
					/>
				</p>
			) : null}
			<button
				type="submit"
				className={classNames(button.button, button.dark, button.wide)}
				aria-busy={busy || undefined}
			>
				{busy ? t("shell.loading") : t("checkout.place", { total: openText ?? basket.totalText })}
			</button>
		</form>
	);
}
