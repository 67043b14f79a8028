import { inject, vi } from "vitest";
import type { LogLevel } from "../../worker/base/log.ts";
import { register } from "../../worker/platform/commerce/accounts/registration.ts";
import { createShopper, type Shopper as Session } from "../../worker/platform/commerce/logins/sessions.ts";
import { PASSWORD } from "../setup/customer.ts";

export const LOCALE = {
	siteId: "vetrina-eu",
	language: "en",
	country: "IT",
	currency: "EUR",
	prefix: "/en-it",
} as const;

export const PERSON = { firstName: "Anna", lastName: "Rossi" };

/** The storefront's ports with ways of a family, against the running cloud. `logLines`: what the ports logged. `paths`: what they called. */
export const createShop = (ways: string, cloud: object = { COMMERCE_URL: inject("commerce") }) => {
	const logLines: string[] = [];
	const waits: Promise<unknown>[] = [];
	const cx = {
		platform: {
			env: {
				...cloud,
				COMMERCE_ORGANIZATION: "f_ecom_vtra_001",
				COMMERCE_CLIENT_ID: "vetrina",
				PLATFORM_WAYS: ways,
			},
			deadline: new AbortController().signal,
			log: (level: LogLevel, _source: string, title: string) => {
				if (level !== "info") logLines.push(title);
			},
		},
		locale: LOCALE,
		waitUntil: (work: Promise<unknown>) => void waits.push(work),
	};
	const newGuest = (): Session => createShopper(cx, new Request("http://localhost/"), new Date());
	const newCustomer = async (): Promise<{ shopper: Session; email: string }> => {
		const email = `ways-${crypto.randomUUID()}@vetrina.example`;
		const refusal = await register(
			{ ...cx, platform: { ...cx.platform, env: { ...cx.platform.env, PLATFORM_WAYS: "" } } },
			newGuest(),
			{ ...PERSON, email, password: PASSWORD, country: "IT", privacy: true } as never,
			{ source: "ways", device: "desktop" },
		);
		if (refusal) throw new Error(`${email} was not registered: ${JSON.stringify(refusal)}`);
		const shopper = newGuest();
		const refused = await shopper.signIn({ email, password: PASSWORD });
		if (refused) throw new Error(`${email} was not signed in: ${JSON.stringify(refused)}`);
		return { shopper, email };
	};
	return { cx, logLines, newGuest, newCustomer, settle: () => Promise.all(waits) };
};
export type Shop = ReturnType<typeof createShop>;

/** Returns the paths that are called while `run` runs, and its result. */
export const watchCalls = async <T>(run: () => Promise<T>): Promise<{ result: T; paths: string[] }> => {
	const paths: string[] = [];
	const send = globalThis.fetch;
	const spy = vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
		paths.push(new URL(input instanceof Request ? input.url : input).pathname);
		return send(input, init);
	});
	try {
		return { result: await run(), paths };
	} finally {
		spy.mockRestore();
	}
};
