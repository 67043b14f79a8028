import type { Context } from "hono";
import { readPaymentMarkPath } from "../../shared/domain/addresses/paths.ts";
import { PAYMENT_MARKS, type PaymentMark } from "../../shared/domain/checkout/payment-marks.ts";
import type { AppEnv } from "../base/bindings.ts";
import { theme } from "../base/house.ts";
import { problem } from "../base/problem.ts";
import { CACHE_CONTROL } from "../cache/policies.ts";

const [WIDTH, HEIGHT] = [46, 28];
/** Room for a line of the name; system fonts differ in width. */
const LINE_WIDTH = 37;
const LETTER_WIDTH = 0.56;
const { ink: INK, paper: PAPER, stonePale: EDGE } = theme.colors;

const EXTRAS: Readonly<Record<PaymentMark["kind"], string>> = {
	card: `<path fill="${INK}" d="M1 4h44v2.5H1z"/>`,
	wallet: "",
	bank: `<path stroke="${INK}" d="M6 5.5h34"/>`,
	later: `<path stroke="${INK}" stroke-dasharray="2 2" d="M7 23.5h32"/>`,
};
const MIDDLES: Readonly<Record<PaymentMark["kind"], number>> = {
	card: 17,
	wallet: 14,
	bank: 16,
	later: 12.5,
};

/** Draws a card of paper with the name of the method, which resembles no trademark. */
export const drawPaymentMark = ({ name, kind }: PaymentMark): string => {
	const lines = name.split(" ");
	const size = lines.length > 1 ? 7.5 : 9;
	const texts = lines.map((line, at) => {
		const y = MIDDLES[kind] + (at - (lines.length - 1) / 2) * size + size * 0.35;
		const fit =
			line.length * size * LETTER_WIDTH > LINE_WIDTH
				? ` textLength="${LINE_WIDTH}" lengthAdjust="spacingAndGlyphs"`
				: "";
		return `<text x="${WIDTH / 2}" y="${y.toFixed(2)}"${fit}>${line}</text>`;
	});
	const radius = kind === "wallet" ? 13.5 : 3;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${name}"><rect x=".5" y=".5" width="45" height="27" rx="${radius}" fill="${PAPER}" stroke="${EDGE}"/>${EXTRAS[kind]}<g fill="${INK}" font-family="ui-sans-serif,system-ui,sans-serif" font-size="${size}" font-weight="600" text-anchor="middle">${texts.join("")}</g></svg>`;
};

/** Responds with the drawn mark of the method whose id is in the path (content-43). */
export const handlePaymentMark = (c: Context<AppEnv>): Response => {
	const id = readPaymentMarkPath(c.req.path);
	const mark = PAYMENT_MARKS.find((one) => one.id === id);
	if (!mark) return problem(404, "There is no such file.");
	return new Response(drawPaymentMark(mark), {
		headers: { "content-type": "image/svg+xml; charset=utf-8", "cache-control": CACHE_CONTROL.favicon },
	});
};
