import { expect, test } from "vitest";
import { problem } from "./problem.ts";

test("a problem has the platform's type address, a title made of the slug, and the extra members", async () => {
	const response = problem(400, "customer-baskets-quota-exceeded", "One basket per customer.", {
		basketIds: ["b1"],
	});
	expect(response.status).toBe(400);
	expect(response.headers.get("content-type")).toBe("application/problem+json");
	expect(await response.json()).toEqual({
		title: "Customer Baskets Quota Exceeded",
		type: "https://api.commercecloud.salesforce.com/documentation/error/v1/errors/customer-baskets-quota-exceeded",
		detail: "One basket per customer.",
		basketIds: ["b1"],
	});
});
