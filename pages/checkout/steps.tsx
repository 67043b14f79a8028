import { Activity, useEffect, useRef } from "react";
import { atStep } from "../../client/features/checkout/guess-step.ts";
import { useAfterPaint, useIdleSince, useLaidOut } from "../../client/features/checkout/use-later.ts";
import { useSteps } from "../../client/features/checkout/use-steps.tsx";
import { WalletButtons } from "../../client/features/wallets/wallet-buttons.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { insteadOfFollowing } from "../../client/ui/is-plain-click.ts";
import { Outcome } from "../../client/ui/text/outcome.tsx";
import { isCheckoutError } from "../../shared/domain/checkout/checkout-errors.ts";
import { type CheckoutStep, listSteps } from "../../shared/domain/checkout/checkout-steps.ts";
import { ContactForm } from "./contact-form.tsx";
import type { CheckoutData } from "./contract.ts";
import { DeliveryStep } from "./delivery/delivery-step.tsx";
import { DoneStep } from "./done-step.tsx";
import { Payment } from "./payment/payment.tsx";
import { Review } from "./review.tsx";
import styles from "./screen.module.css";

export function Steps({ data }: { data: CheckoutData }) {
	const { t } = useTranslation();
	const list = useRef<HTMLOListElement>(null);
	const isIdle = useIdleSince(data.step);
	useFocusOnStep(list, data);
	return (
		<div className={styles.way}>
			{data.step === "contact" ? (
				<WalletButtons express={data.express} place="checkout" basketId={data.basket.id} />
			) : null}
			<ol ref={list} className={styles.steps} aria-label={t("checkout.steps")}>
				{listSteps(data.isMailed).map((step) => (
					<Section key={step} step={step} data={data} isIdle={isIdle} />
				))}
			</ol>
		</div>
	);
}

function Section({ step, data, isIdle }: { step: CheckoutStep; data: CheckoutData; isIdle: boolean }) {
	const { t } = useTranslation();
	const { open } = useSteps();
	const steps = listSteps(data.isMailed);
	const isOpen = step === data.step;
	const isReached = data.open.includes(step);
	const next = steps[steps.indexOf(step) + 1];
	const isDone = next !== undefined && data.open.includes(next);
	const isNext = step === steps[steps.indexOf(data.step) + 1];
	const name = t(`checkout.${step}`);
	const content = useRef<HTMLElement>(null);
	useLaidOut(content, isNext && isIdle);
	return (
		<li className={styles.section} aria-current={isOpen ? "step" : undefined}>
			<div className={styles.name}>
				<h2 id={`step-${step}`} className={isOpen ? type_.title : classNames(type_.label, styles.closed)}>
					{name}
				</h2>
				{!isOpen && isReached ? (
					<a
						className={styles.link}
						href={data.hrefOf[step]}
						aria-label={t("checkout.change", { what: name })}
						onClick={insteadOfFollowing(() => open(data.hrefOf[step], (current) => atStep(current, step)))}
					>
						{t("checkout.edit")}
					</a>
				) : null}
			</div>
			{isOpen || isNext ? (
				<Activity mode={isOpen || isIdle ? "visible" : "hidden"}>
					<section
						ref={content}
						className={classNames(styles.step, !isOpen && styles.next)}
						aria-labelledby={`step-${step}`}
					>
						<StepContent step={step} data={data} />
					</section>
				</Activity>
			) : null}
			{!isOpen && isDone ? <DoneStep step={step} data={data} /> : null}
		</li>
	);
}

function StepContent({ step, data }: { step: CheckoutStep; data: CheckoutData }) {
	const { t } = useTranslation();
	const { error, errorText, express, open, basket } = data;
	const hasWallets = useAfterPaint(step === data.step);
	const isSaid = isCheckoutError(error) && error !== data.fieldError && error !== "invalidEmail";
	const message = step === data.step && (errorText ?? (isSaid && t(`checkout.error.${error}`)));
	return (
		<>
			{message ? (
				<Outcome isRefused className={styles.error}>
					{message}
				</Outcome>
			) : null}
			{step === "contact" ? <ContactForm data={data} /> : null}
			{step === "delivery" ? <DeliveryStep data={data} /> : null}
			{step === "payment" ? (
				<Payment
					data={data}
					wallets={
						hasWallets ? (
							<WalletButtons
								express={express && { ...express, title: t("checkout.wallets") }}
								place="checkout"
								basketId={basket.id}
								from={open.includes("payment") ? "checkout" : undefined}
							/>
						) : null
					}
				/>
			) : null}
			{step === "review" ? <Review data={data} /> : null}
		</>
	);
}

const REFUSED = "[aria-invalid=true], [data-refused] input:enabled";

const faultsIn = ({ pickUp, faults }: CheckoutData) => (pickUp?.isChosen ? pickUp.faults : faults);

function useFocusOnStep(list: { current: HTMLElement | null }, data: CheckoutData): void {
	const before = useRef(data);
	const focusedElement = useRef<Element | null>(null);
	useEffect(() => {
		const note = ({ target }: FocusEvent) => {
			focusedElement.current = target as Element;
		};
		const steps = list.current;
		steps?.addEventListener("focusin", note);
		return () => steps?.removeEventListener("focusin", note);
	}, [list]);
	useEffect(() => {
		const previous = before.current;
		before.current = data;
		const { step, error } = data;
		const faults = faultsIn(data);
		const isRefused =
			(error !== undefined && error !== previous.error) ||
			(faults !== faultsIn(previous) && Object.keys(faults).length > 0);
		const isSame = previous.step === step && !isRefused;
		const isLost = focusedElement.current?.isConnected === false && document.activeElement === document.body;
		if (isSame && !isLost) return;
		const heading = list.current?.querySelector<HTMLElement>("[aria-current] h2");
		const target = (isRefused && list.current?.querySelector<HTMLElement>(REFUSED)) || heading;
		if (!target) return;
		if (target === heading) heading.tabIndex = -1;
		target.focus({ preventScroll: target === heading });
		if (target === heading && !isSame) heading.scrollIntoView({ block: "start" });
	}, [list, data]);
}
