import { type CommerceUnderTest, ORIGIN } from "./commerce-under-test.ts";

export async function signInAt(
	commerce: CommerceUnderTest,
	address: string,
	person: Record<string, string>,
): Promise<URL> {
	const url = new URL(address);
	if (url.origin !== ORIGIN) throw new Error(`${address} is not the stand-in's`);
	const fields = { ...Object.fromEntries(url.searchParams), ...person };
	const body = new URLSearchParams(fields);
	const response = await commerce.fetch(url.pathname, { method: "POST", body });
	const location = response.headers.get("location");
	if (location === null) throw new Error(`${response.status} ${await response.text()}`);
	return new URL(location);
}
