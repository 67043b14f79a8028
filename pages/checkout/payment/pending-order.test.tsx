import { LANGUAGES } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PlaceContext } from "../../../client/state/app-context.tsx";
import { TextsContext } from "../../../client/state/texts.ts";
import { textsOf } from "../../../shared/i18n/all-texts.ts";
import { toInstrument } from "../../../worker/platform/commerce/order-documents/payment-instrument.ts";
import { readBankStep } from "../bank-step.ts";
import { PendingOrder } from "./pending-order.tsx";

const PLACE = { shell: { checkoutHref: "/en-it/checkout" } } as ComponentProps<typeof PlaceContext>["value"];

const shown = (language: (typeof LANGUAGES)[number], state: "waiting" | "unpaid"): string => {
	const step = readBankStep(
		{ orderNo: "V1ABC", state, payments: [toInstrument({ paymentMethodId: "BANK_TRANSFER" })] },
		textsOf(language).t,
	);
	const pending = typeof step === "object" ? step.pending : undefined;
	if (!pending) throw new Error(`An order that is ${state} is not pending`);
	return renderToStaticMarkup(
		<TextsContext value={textsOf(language)}>
			<PlaceContext value={PLACE}>
				<PendingOrder {...pending} />
			</PlaceContext>
		</TextsContext>,
	);
};

// proves checkout-27
test.each(LANGUAGES)(
	"the page in %s distinguishes waiting and unpaid orders, and both lead back to payment",
	(language) => {
		const [waiting, unpaid] = [shown(language, "waiting"), shown(language, "unpaid")];
		for (const html of [waiting, unpaid]) {
			expect(html).toContain("V1ABC");
			expect(html).not.toContain("checkout.");
			expect(html).toMatch(
				/<form [^>]*action="\/en-it\/checkout".*name="orderNo" value="V1ABC".*value="leaveBank"/,
			);
		}
		const titleOf = (html: string) => /<h1[^>]*>([^<]+)/.exec(html)?.[1];
		expect(titleOf(waiting)).not.toBe(titleOf(unpaid));
	},
);
