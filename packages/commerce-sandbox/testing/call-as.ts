import { expect } from "vitest";
import type { Guest } from "./commerce-under-test.ts";

export type Body = Record<string, unknown>;
export type ApiResponse = { status: number; body: Body };

export async function callAs(
	shopper: Pick<Guest, "fetch">,
	method: string,
	path: string,
	body?: unknown,
): Promise<ApiResponse> {
	const init = { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
	const response = await shopper.fetch(path, init);
	const text = await response.text();
	return { status: response.status, body: (text ? JSON.parse(text) : {}) as Body };
}

export const buildRefusal = (status: number, slug: string): ApiResponse => ({
	status,
	body: expect.objectContaining({ type: expect.stringMatching(`/${slug}$`) }) as Body,
});
