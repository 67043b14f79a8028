import { expect, test, vi } from "vitest";
import { createPaths } from "../../shared/domain/addresses/paths.ts";
import type { FormContext } from "../../worker/request/form/form-context.ts";
import { newsletterForm } from "./form.ts";

const findSource = async (fields: Record<string, string>): Promise<unknown> => {
	const subscribe = vi.fn(async () => ({ ok: true }));
	const visitor = { newsletter: { subscribe }, drafts: { keep: vi.fn(), drop: vi.fn() } };
	const form = new FormData();
	for (const [name, value] of Object.entries({ email: "mara@vetrina.example", ...fields }))
		form.set(name, value);
	const settings = async () => ({ newsletterEnabled: true });
	const cx = { paths: createPaths({ prefix: "/en-it" }), visitor, settings, now: new Date() };
	await newsletterForm(form, cx as unknown as FormContext);
	return subscribe.mock.calls.at(0)?.at(0);
};

// proves newsletter-3
test.each([
	[{ from: "/" }, "section/"],
	[{ from: "/journal/wool" }, "section/journal/wool"],
	[{}, "page"],
	[{ from: "//evil.example" }, "page"],
	[{ from: "/a?b=<script>" }, "page"],
	[{ from: `/${"a".repeat(200)}` }, "page"],
] as [Record<string, string>, string][])("a sign-up with %j comes from %s", async (fields, source) =>
	expect(await findSource(fields)).toMatchObject({ source }),
);
