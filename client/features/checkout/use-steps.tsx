import {
	createContext,
	type FormEvent,
	type ReactNode,
	use,
	useEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import type { CheckoutData } from "../../../pages/checkout/contract.ts";
import { isCheckoutStep } from "../../../shared/domain/checkout/checkout-steps.ts";
import { useApp, useUi } from "../../state/app-context.tsx";
import { waitForPaint } from "../../state/drawing/after-paint.ts";
import { announceChange } from "../../state/events/sends.ts";
import { forgetInput, keepInput } from "../../ui/forms/keep-input.ts";
import { atStep, notSent } from "./guess-step.ts";
import { sendForm } from "./send-form.ts";

export type SendOptions = {
	guess?: (data: CheckoutData, typed: FormData) => CheckoutData;
	draftKey?: string;
};

type Steps = {
	basketId: string;
	isWaiting: boolean;
	version: number;
	send(form: HTMLFormElement, submitter: HTMLElement | null, options?: SendOptions): void;
	open(href: string, guess?: (data: CheckoutData) => CheckoutData, options?: { isWalked?: boolean }): void;
};

const StepsContext = createContext<Steps>({
	basketId: "",
	isWaiting: false,
	version: 0,
	send() {},
	open() {},
});

export const useSteps = (): Steps => use(StepsContext);

export const useSend = (options?: SendOptions) => {
	const { send } = useSteps();
	return (event: FormEvent<HTMLFormElement>): void => {
		event.preventDefault();
		send(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter, options);
	};
};

const SPINNER_AFTER_MS = 150;

const toPath = (href: string): string => {
	const { pathname, search } = new URL(href, location.href);
	return pathname + search;
};

/**
 * Returns the checkout to show and functions that change its step. With a `guess`, the predicted step shows until the Worker replies.
 * Forms are sent one after another; if one is refused, its step returns with the reason and later forms are dropped.
 */
export function useCheckout(data: CheckoutData): { shownData: CheckoutData; steps: Steps } {
	const { loadPage } = useApp();
	const ui = useUi();
	const [shownData, setShownData] = useState(data);
	const [waiting, setWaiting] = useState(0);
	const [version, setVersion] = useState(0);
	const latest = useRef({ shownData, turn: 0, refusals: 0, line: Promise.resolve(), isLeaving: false });
	latest.current.shownData = shownData;

	const steps = useMemo(() => {
		const now = latest.current;
		const writeAddress = (href: string, isSameStep: boolean) => {
			if (toPath(href) !== location.pathname + location.search)
				history[isSameStep ? "replaceState" : "pushState"](history.state, "", toPath(href));
		};
		const show = (next: CheckoutData, href: string, isWalked = false) => {
			writeAddress(href, isWalked || next.step === now.shownData.step);
			now.shownData = next;
			setShownData(next);
		};
		const load = async (href: string): Promise<CheckoutData | null> => {
			const page = await loadPage(href).catch(() => null);
			const isHere = page?.kind === "checkout" && !page.data.challenge && !page.data.walletPage;
			if (isHere && !page.data.isUnknown) return page.data;
			// The step on screen may be a guess, so the form stays busy until the browser has loaded the real page.
			now.isLeaving = true;
			location.assign(href);
			return null;
		};
		const inTurn = (isShown: boolean, act: (isLatest: () => boolean) => Promise<void>) => {
			const { refusals } = now;
			const mine = ++now.turn;
			const isLatest = () => mine === now.turn;
			const timer = setTimeout(() => {
				if (!isShown && isLatest()) ui.set({ spinner: true });
			}, SPINNER_AFTER_MS);
			setWaiting((count) => count + 1);
			now.line = now.line
				.then(() => (isShown ? waitForPaint() : undefined))
				.then(() => (refusals === now.refusals ? act(isLatest) : undefined))
				.finally(() => {
					clearTimeout(timer);
					if (isLatest()) ui.set({ spinner: false });
					if (!now.isLeaving) setWaiting((count) => count - 1);
				});
		};
		return {
			send(form: HTMLFormElement, submitter: HTMLElement | null, { guess, draftKey }: SendOptions = {}) {
				if (!announceChange()) return;
				const formData = new FormData(form, submitter);
				if (draftKey) keepInput(draftKey, form);
				const before = now.shownData;
				if (guess) {
					const next = guess(before, formData);
					// The address changes together with the step, because the shopper may go back before the reply.
					show(next, next.hrefOf[next.step]);
				}
				inTurn(guess !== undefined, async (isLatest) => {
					const resultHref = await sendForm(form.action, formData);
					const isRefused = !resultHref || new URL(resultHref, location.href).searchParams.has("error");
					if (isRefused) now.refusals++;
					if (!resultHref) return show(notSent(before, formData), before.hrefOf[before.step]);
					const reply = await load(resultHref);
					if (!reply) return;
					if (!isRefused && draftKey) forgetInput(draftKey);
					if (isRefused || isLatest()) show(reply, resultHref);
				});
			},
			open(
				href: string,
				guess?: (data: CheckoutData) => CheckoutData,
				{ isWalked = false }: { isWalked?: boolean } = {},
			) {
				const place = (next: CheckoutData) => (guess ? next.hrefOf[next.step] : href);
				if (guess) {
					const guessedData = guess(now.shownData);
					show(guessedData, place(guessedData), isWalked);
				}
				inTurn(guess !== undefined, async (isLatest) => {
					const reply = await load(href);
					if (!reply || !isLatest()) return;
					show(reply, place(reply), isWalked);
					if (!guess) setVersion((count) => count + 1);
				});
			},
		};
	}, [loadPage, ui]);

	useEffect(() => {
		const { search } = location;
		if (search === "") history.replaceState(history.state, "", data.hrefOf[data.step]);
		const walk = () => {
			const address = new URL(location.href);
			const step = address.searchParams.get("step");
			address.searchParams.delete("error");
			steps.open(address.href, (current) => (isCheckoutStep(step) ? atStep(current, step) : current), {
				isWalked: true,
			});
		};
		addEventListener("popstate", walk);
		return () => removeEventListener("popstate", walk);
	}, [steps, data]);
	useEffect(() => {
		const back = ({ persisted }: PageTransitionEvent) => {
			if (!persisted || !latest.current.isLeaving) return;
			latest.current.isLeaving = false;
			setWaiting(0);
		};
		addEventListener("pageshow", back);
		return () => removeEventListener("pageshow", back);
	}, []);

	return {
		shownData,
		steps: { ...steps, basketId: shownData.basket.id ?? "", isWaiting: waiting > 0, version },
	};
}

export function StepsProvider({ steps, children }: { steps: Steps; children: ReactNode }) {
	return <StepsContext value={steps}>{children}</StepsContext>;
}
