import * as fc from "fast-check";
import { Activity, act, type ComponentProps } from "react";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { StepsProvider } from "../../client/features/checkout/use-steps.tsx";
import { PlaceContext } from "../../client/state/app-context.tsx";
import { mount } from "../../client/testing/mount.tsx";
import type { CheckoutData } from "./contract.ts";
import { Review } from "./review.tsx";

type Steps = ComponentProps<typeof StepsProvider>["steps"];
const dataAt = (total: number) => ({ basket: { id: "b1", totalText: `€ ${total}` }, total }) as CheckoutData;
const PLACE = { shell: { checkoutHref: "/x/checkout" } } as ComponentProps<typeof PlaceContext>["value"];
const stepsThat = (isWaiting: boolean): Steps => ({
	basketId: "b1",
	isWaiting,
	version: 0,
	send() {},
	open() {},
});

const button = page.getByRole("button");
/** Returns functions that render and leave the review, and the forms that the review has sent. */
async function showReview() {
	const { place, render, leave: unmount } = await mount();
	const sent: FormData[] = [];
	const stop = (event: SubmitEvent) => {
		// The review prevents the submissions that it holds back.
		if (!event.defaultPrevented && place.contains(event.target as Node))
			sent.push(new FormData(event.target as HTMLFormElement));
		event.preventDefault();
	};
	window.addEventListener("submit", stop);
	const leave = () => {
		window.removeEventListener("submit", stop);
		unmount();
	};
	onTestFinished(leave);
	const show = (data: CheckoutData, { isWaiting = false, isShown = true } = {}) =>
		render(
			<PlaceContext value={PLACE}>
				<StepsProvider steps={stepsThat(isWaiting)}>
					<Activity mode={isShown ? "visible" : "hidden"}>
						<Review data={data} />
					</Activity>
				</StepsProvider>
			</PlaceContext>,
		);
	const press = () => place.querySelector("button")?.click();
	return { show, press, sent, leave };
}

// proves checkout-4
test("an order that is clicked during the shop's reply is sent after the reply, at the displayed total", async () => {
	const { show, sent } = await showReview();
	show(dataAt(120), { isWaiting: true });
	await userEvent.click(button);
	await expect.element(button).toHaveAttribute("aria-busy", "true");
	expect(sent).toHaveLength(0);
	show(dataAt(120));
	await expect.poll(() => sent.map((form) => form.get("total"))).toEqual(["120"]);
});

// proves checkout-4
test("a reply with another total prevents the order, and the page shows the new total", async () => {
	const { show, sent } = await showReview();
	const message = page.getByRole("alert");
	show(dataAt(120), { isWaiting: true });
	await userEvent.click(button);
	await expect.element(button).toHaveAttribute("aria-busy", "true");
	await expect.element(message).not.toBeInTheDocument();
	show(dataAt(135));
	await expect.element(button).not.toHaveAttribute("aria-busy");
	await expect.element(button).toHaveTextContent("Order and pay – € 135");
	await expect.element(message).toBeVisible();
	expect(sent).toHaveLength(0);
	await userEvent.click(button);
	await expect.poll(() => sent.map((form) => form.get("total"))).toEqual(["135"]);
	await expect.element(message).not.toBeInTheDocument();
});

// proves checkout-4
test("a click ends with its step, and the step waits for a new click when it returns", async () => {
	const { show, sent } = await showReview();
	show(dataAt(120), { isWaiting: true });
	await userEvent.click(button);
	await expect.element(button).toHaveAttribute("aria-busy", "true");
	show(dataAt(120), { isWaiting: true, isShown: false });
	await expect.element(button).not.toBeInTheDocument();
	show(dataAt(120), { isShown: false });
	show(dataAt(120));
	await expect.element(button).not.toHaveAttribute("aria-busy");
	expect(sent).toHaveLength(0);
	await userEvent.click(button);
	await expect.poll(() => sent.length).toBe(1);
});

/** Returns once React has done all that a change leads to, however busy the machine is. */
async function settled(change: () => void): Promise<void> {
	const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
	scope.IS_REACT_ACT_ENVIRONMENT = true;
	try {
		await act(async () => change());
	} finally {
		scope.IS_REACT_ACT_ENVIRONMENT = false;
	}
}

type Act = "press" | "wait" | "reply" | "replyOtherTotal" | "leave";
const ACTS: readonly Act[] = ["press", "press", "wait", "reply", "replyOtherTotal", "leave"];

/**
 * Performs the acts in sequence. Returns the totals that were sent, the totals on screen at each press, and the presses of each stay at the
 * step.
 */
async function walk(acts: readonly Act[]) {
	const review = await showReview();
	const now = { total: 100, isWaiting: false };
	const read: number[] = [];
	let stay = { from: 0, presses: 0 };
	const stays = [stay];
	const show = (isShown = true) =>
		settled(() => review.show(dataAt(now.total), { isWaiting: now.isWaiting, isShown }));
	await show();
	for (const act of acts) {
		if (act === "press") {
			stay.presses++;
			read.push(now.total);
			await settled(() => review.press());
		}
		if (act === "wait") now.isWaiting = true;
		if (act === "reply" || act === "replyOtherTotal") now.isWaiting = false;
		if (act === "replyOtherTotal") now.total += 1;
		if (act === "leave") {
			await show(false);
			stay = { from: review.sent.length, presses: 0 };
			stays.push(stay);
		}
		if (act !== "press") await show();
	}
	const sent = review.sent.map((form) => Number(form.get("total")));
	review.leave();
	return { sent, read, stays };
}

// proves checkout-4
test("any sequence of clicks, replies and returns sends an order once per stay at the step, at a displayed total", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(fc.constantFrom(...ACTS), { maxLength: 9 }), async (acts) => {
			const { sent, read, stays } = await walk(acts);
			for (const [index, { from, presses }] of stays.entries()) {
				const sentThen = (stays[index + 1]?.from ?? sent.length) - from;
				expect(sentThen).toBeLessThanOrEqual(Math.min(presses, 1));
			}
			for (const total of sent) expect(read).toContain(total);
			// A press is sent if nothing holds it back.
			if (acts.includes("press") && !acts.includes("wait")) expect(sent).not.toHaveLength(0);
		}),
		{ numRuns: 25 },
	);
});
