import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextsContext } from "../../client/state/texts.ts";
import { textsOf } from "../../shared/i18n/all-texts.ts";
import type { WithdrawingView } from "./contract.ts";
import { Withdrawing } from "./withdrawing.tsx";

const form: WithdrawingView = {
	action: "/en-it/order?orderNo=V1",
	noHref: "/en-it/order?orderNo=V1",
	name: "Anna Rossi",
	lines: [
		{ itemId: "a", title: "2 × Silk dress" },
		{ itemId: "b", title: "Scarf" },
	],
	instructionsHref: "/en-it/withdrawal",
	requestId: "request-1",
};
const draw = (more: Partial<WithdrawingView> = {}): string =>
	renderToStaticMarkup(
		<TextsContext value={textsOf("en")}>
			<Withdrawing {...form} {...more} />
		</TextsContext>,
	);

// proves legal-4
test("the form that withdraws posts name and all items without a script, and links to the instructions", () => {
	const html = draw();
	expect(html).toMatch(/<form [^>]*action="\/en-it\/order\?orderNo=V1" method="post"/);
	expect(html).toMatch(/<button type="submit" value="withdraw"[^>]* name="intent"/);
	expect(html).toMatch(/name="name"[^>]*value="Anna Rossi"/);
	expect(html.match(/<input[^>]*checked=""[^>]*>/g)).toHaveLength(form.lines.length);
	expect(html).toContain('name="withdraw.a"');
	expect(html).toMatch(/<a href="\/en-it\/withdrawal"[^>]*>/);
	expect(html).not.toContain("until");
});

// proves legal-4
test("the last day is named once it is known", () => {
	expect(draw({ until: "14 December 2026" })).toContain("until 14 December 2026");
});
