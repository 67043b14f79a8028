import { expect, test } from "vitest";
import { PAYMENT_MARKS } from "../../shared/domain/checkout/payment-marks.ts";
import { drawPaymentMark } from "./payment-mark.ts";

// proves content-43
test.each(PAYMENT_MARKS.map((mark) => [mark.name, mark] as const))(
	"the mark of %s says its name and keeps its words inside the card",
	(name, mark) => {
		const svg = drawPaymentMark(mark);
		expect([...svg.matchAll(/<text [^>]*>([^<]+)<\/text>/g)].map(([, word]) => word).join(" ")).toBe(name);
		for (const [, y] of svg.matchAll(/ y="([\d.]+)"(?= ?[^>]*>[^<]+<\/text>)/g)) {
			expect(Number(y)).toBeGreaterThan(8);
			expect(Number(y)).toBeLessThan(26);
		}
	},
);
