import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { AccountData } from "../../../pages/account/contract.ts";
import { buildPage, tile } from "../../fixtures/views.ts";
import { customer, showView, unavailable } from "../../testing/show-page.tsx";

const data: AccountData = {
	customer: { registered: true },
	navigation: [],
	latestOrder: [],
	ordersHref: "/x/orders",
};
const show = async (recommendations: unknown) => {
	const shown = await showView(
		{ ...buildPage("signIn", "en"), kind: "account", data },
		{ "GET /session": customer, "GET /recommendations": recommendations },
	);
	await expect.element(greeting).toBeVisible();
	scrollTo(0, document.documentElement.scrollHeight);
	return shown;
};
const row = page.getByRole("region", { name: "You may also like", exact: true });
const greeting = page.getByRole("heading", { level: 1 });

// proves account-6
test("the account shows popular products below its content", async () => {
	const { calls } = await show({ details: null, tiles: [tile(1), tile(2)] });
	await expect.element(row.getByRole("article").nth(1)).toBeInTheDocument();
	expect(row.getByRole("article").elements()).toHaveLength(2);
	expect(calls.filter(({ route }) => route === "GET /recommendations")).toHaveLength(1);
});

// proves account-6
test("the account shows no row if there are no recommendations", async () => {
	const { calls } = await show(unavailable());
	await expect.poll(() => calls.map(({ route }) => route)).toContain("GET /recommendations");
	await expect.element(greeting).toBeVisible();
	await expect.element(row).not.toBeInTheDocument();
});
