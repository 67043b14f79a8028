import { expect, test } from "vitest";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { toSoldGiftCard } from "./sold-gift-card.ts";

// proves gifts-4
test("a gift card of an order shows sender, message and design", () => {
	const card = {
		id: "1",
		amount: 100,
		recipientName: "Ada",
		recipientEmail: "ada@vetrina.example",
		status: "scheduled" as const,
	};
	const designs = [{ id: "shore", src: "/shore.jpg", alt: "" }];
	const cx = {
		locale: { language: "en", country: "IT" },
		settings: { giftCards: { designs } },
	} as unknown as PageContext;
	const view = (senderName: string, message: string, design?: string) =>
		toSoldGiftCard({ ...card, senderName, message, design }, cx, String);
	expect(view("Anna", "With love").notes).toEqual(["From Anna", "With love"]);
	expect(view("", "").notes).toEqual([]);
	expect(view("", "", "shore").image).toEqual({ src: "/shore.jpg", alt: "" });
	expect([view("", "", "gone").image, view("", "").image]).toEqual([null, null]);
});
