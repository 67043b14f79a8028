import { beforeEach, expect, onTestFinished, test } from "vitest";
import { CONSENT_COOKIE } from "../../../shared/domain/consent/consent.ts";
import { AppContext, type AppServices } from "../../state/app-context.tsx";
import { CONSENTS } from "../../state/consent.ts";
import { createUiStore } from "../../state/ui-store.ts";
import { mount } from "../../testing/mount.tsx";
import { PayLater } from "./pay-later.tsx";

/** A provider's script that writes its options into the page. */
const SCRIPT = `data:text/javascript,${encodeURIComponent(
	"window.paypal = { Messages: (asked) => ({ render: async (place) => { place.title += asked.amount + ' '; place.textContent = [asked.amount, asked.currency, asked.placement, asked.style.layout].join() } }) };",
)}`;
const payLater = {
	place: "product",
	wallet: "paypal",
	script: SCRIPT,
	amount: 120,
	currency: "EUR",
	style: { layout: "text" },
} as const;

const agreeTo = (initials: string): void => {
	// biome-ignore lint/suspicious/noDocumentCookie: a test's own cookie, read back at once.
	document.cookie = `${CONSENT_COOKIE}=1.${initials}; path=/`;
	dispatchEvent(new Event(CONSENTS));
};
beforeEach(() => {
	onTestFinished(() => agreeTo(""));
});

/** The early script sets this before the first paint if marketing is allowed (early-script.ts). */
const keepPlace = (): void => {
	document.documentElement.dataset.marketing = "";
	onTestFinished(() => void delete document.documentElement.dataset.marketing);
};

// proves wallets-15
test("the line waits for consent to marketing, updates its amount, and moves nothing", async () => {
	agreeTo("ap");
	const { place, render } = await mount();
	const ui = createUiStore();
	ui.set({ awake: true });
	const show = (amount?: number) =>
		render(
			<AppContext value={{ ui } as AppServices}>
				<PayLater payLater={payLater} amount={amount} />
				<h2>Below</h2>
			</AppContext>,
		);
	show();
	const top = () => place.querySelector("h2")?.getBoundingClientRect().top;
	await expect.poll(top).toBeDefined();
	const without = top() ?? 0;
	keepPlace();
	const before = top();
	// The line has no space if marketing is not allowed.
	expect(before).toBe(without + 24);
	// The module has loaded and has refused.
	const { writePayLater } = await import("../../../payments/paypal/browser/pay-later.ts");
	await expect(
		writePayLater(document.createElement("div"), { ...payLater, look: undefined }),
	).rejects.toThrow("consent");
	expect(document.getElementById("paypal")).toBeNull();
	agreeTo("apm");
	await expect.poll(() => place.textContent).toBe("120,EUR,product,textBelow");
	const writtenBefore = place.querySelector("[title]")?.getAttribute("title") ?? "";
	for (const amount of [130, 140, 150]) show(amount);
	await expect.poll(() => place.textContent).toBe("150,EUR,product,textBelow");
	// Amounts that are no longer shown are not written.
	expect(place.querySelector("[title]")?.getAttribute("title")).toBe(`${writtenBefore}150 `);
	expect(top()).toBe(before);
});
