import { expect, test } from "vitest";
import { createPaths } from "../../../shared/domain/addresses/paths.ts";
import { indexCategories } from "../../../shared/domain/catalogue/categories.ts";
import { contentPicture } from "../../base/content-picture.ts";
import { showPaymentMark } from "../../base/payment-marks.ts";
import { toFooterView } from "./footer-view.ts";

const showPayments = (names: string[], marks: { src: string; alt: string }[] = []) => {
	const cx = { paths: createPaths({ prefix: "/x" }), categories: indexCategories([]), deadLink: () => {} };
	const footer = { columns: [], copyright: "", legal: [], social: [], contact: [], zones: [] };
	const { paymentMarks, paymentNames } = toFooterView({ ...footer, payments: { names, marks } }, cx);
	return { marks: paymentMarks?.map(({ src }) => src), names: paymentNames };
};

// proves content-43
test("methods have their drawn marks in the editors' order, and those without a mark are words", () =>
	expect(showPayments(["Apple Pay", "Coins", "Visa"])).toEqual({
		marks: ["/icons/pay/apple-pay.svg", "/icons/pay/visa.svg"],
		names: ["Coins"],
	}));

// proves content-43
test("a mark of the editors replaces a drawn one, and another follows", () =>
	expect(
		showPayments(
			["Visa", "JCB"],
			[
				{ src: "/media/visa.png", alt: "Visa" },
				{ src: "/media/coins.png", alt: "Coins" },
			],
		),
	).toEqual({ marks: ["/media/visa.png", "/icons/pay/jcb.svg", "/media/coins.png"], names: [] }));

// proves content-43
test("a house replaces a drawn mark by its own picture", () =>
	expect(showPaymentMark("Visa", { paymentMarks: { visa: "marks/visa.png" } })).toEqual({
		src: contentPicture("marks/visa.png"),
		alt: "Visa",
	}));
