import type { CommerceUnderTest } from "./commerce-under-test.ts";
import { jsonLines } from "./small-catalogue.ts";

const admin = { authorization: "Bearer test-admin" };

export type ImportResponse = { status: number; body: Record<string, unknown> };

export async function adminCall(
	commerce: CommerceUnderTest,
	path: string,
	init: RequestInit = {},
): Promise<ImportResponse> {
	const response = await commerce.fetch(`/admin${path}`, { ...init, headers: { ...admin, ...init.headers } });
	const text = await response.text();
	return { status: response.status, body: text === "" ? {} : (JSON.parse(text) as Record<string, unknown>) };
}

export const openImport = async (
	commerce: CommerceUnderTest,
	options: { site?: string; replace?: boolean },
): Promise<ImportResponse> =>
	adminCall(commerce, "/imports", { method: "POST", body: JSON.stringify(options) });

export async function commitImport(
	commerce: CommerceUnderTest,
	id: unknown,
	{ allowEmpty = true } = {},
): Promise<ImportResponse> {
	for (;;) {
		const step = await adminCall(commerce, `/imports/${id}/commit?allowEmpty=${allowEmpty}`, {
			method: "POST",
		});
		if (step.status !== 202) return step;
	}
}

export async function importLines(
	commerce: CommerceUnderTest,
	lines: readonly unknown[],
	{ allowEmpty, ...options }: { site?: string; replace?: boolean; allowEmpty?: boolean } = {},
): Promise<ImportResponse> {
	const opening = await openImport(commerce, options);
	if (opening.status !== 201) return opening;
	const { id } = opening.body;
	const staging = await adminCall(commerce, `/imports/${id}/lines?from=1`, {
		method: "POST",
		body: jsonLines(lines),
	});
	const result = staging.status === 200 ? await commitImport(commerce, id, { allowEmpty }) : staging;
	if (result.status !== 200) await adminCall(commerce, `/imports/${id}`, { method: "DELETE" });
	return result;
}
