import { expect, test } from "vitest";
import * as z from "zod";
import { formRequestId } from "./form-request-id.ts";

const form = {
	requestId: "5f0c5d0e-93f5-4b11-a9d5-0d7f6d0f3a11",
	storeId: "wien",
	email: "anna@vetrina.example",
};

// proves stores-5, stores-6
test("a form that is sent twice has one id, and a changed form has another", async () => {
	const id = await formRequestId(form);
	expect(z.uuid().safeParse(id).success).toBe(true);
	expect(await formRequestId({ ...form })).toBe(id);
	for (const changed of [
		{ email: "bea@vetrina.example" },
		{ storeId: "lyon" },
		{ requestId: crypto.randomUUID() },
	])
		expect(await formRequestId({ ...form, ...changed })).not.toBe(id);
	expect(await formRequestId({})).toBeUndefined();
});
