import { describe, expect, test, vi } from "vitest";
import { newsletterForm } from "../../../pages/newsletter/form.ts";
import { newsletterPreferenceCenterForm } from "../../../pages/newsletter-preference-center/form.ts";
import { createPaths } from "../../../shared/domain/addresses/paths.ts";
import type { FormContext } from "../../request/form/form-context.ts";
import { DEFAULT_SETTINGS } from "../site-settings.ts";
import type { Shopper } from "./logins/sessions.ts";
import { createNewsletter } from "./newsletter.ts";
import { createNotifyMe } from "./notify-me.ts";

/** Covers every form of the storefront that writes to the newsletter (newsletter-16). */

type Sent = { method: string; path: string; body: Record<string, unknown> };

const setUp = (search: object = { newsletterProfile: null }) => {
	const sent: Sent[] = [];
	const session = { accessToken: "one", customerId: "c", usid: "u", registered: true, agent: false };
	const shopper = { session: async () => session, renew: async () => session } as unknown as Shopper;
	const fetcher = async (request: Request) => {
		const path = new URL(request.url).pathname.split("/organizations/o/")[1] ?? "";
		const body = request.body ? ((await request.json()) as Record<string, unknown>) : {};
		sent.push({ method: request.method, path, body });
		return Response.json(path === "search" ? search : { successCode: "OK", subscriptionCode: "code-7" });
	};
	const platform = {
		env: { COMMERCE: { fetch: fetcher } as unknown as Fetcher, COMMERCE_ORGANIZATION: "o" },
		deadline: new AbortController().signal,
		log: () => {},
	};
	const locale = { siteId: "vetrina-eu", country: "IT", language: "en" as const };
	const keepReader = vi.fn<(code: string) => void>();
	const newsletter = createNewsletter({ platform, locale, keepReader }, shopper);
	const drafts = { read: async () => null, keep: vi.fn(async () => {}), drop: () => {} };
	const profile = { read: async () => ({ email: "anna@b.example" }) };
	const cx = {
		settings: async () => DEFAULT_SETTINGS,
		paths: createPaths({ prefix: "/en-it" }),
		now: new Date("2026-11-23T12:00:00Z"),
		visitor: { newsletter, drafts, profile, shopper: { ...shopper, isKnown: true } },
	} as unknown as FormContext;
	return {
		sent,
		keepReader,
		drafts,
		cx,
		newsletter,
		notifyMe: createNotifyMe({ platform, locale }, shopper),
	};
};
const formOf = (fields: [string, string][]): FormData => {
	const form = new FormData();
	for (const [name, value] of fields) form.append(name, value);
	return form;
};

type Answer = { dataCollection?: boolean; privacy?: boolean };
const boxes = ({ dataCollection, privacy }: Answer, asks: string): [string, string][] => [
	...Object.entries({ dataCollection, privacy }).flatMap(([name, said]): [string, string][] => [
		...(said === undefined ? [] : ([[asks, name]] as [string, string][])),
		...(said ? ([[name, "on"]] as [string, string][]) : []),
	]),
];

type SetUp = ReturnType<typeof setUp>;
const EMAIL = "anna@b.example";
const DOORS: Record<string, (set: SetUp, said: Answer) => Promise<unknown>> = {
	footer: ({ newsletter }, said) => newsletter.subscribe({ email: EMAIL, source: "footer", ...said }),
	popup: ({ newsletter }, said) => newsletter.subscribe({ email: EMAIL, source: "popup", ...said }),
	page: ({ cx }, said) => newsletterForm(formOf([["email", EMAIL], ...boxes(said, "asks")]), cx),
	"preference centre": ({ cx }, said) =>
		newsletterPreferenceCenterForm(
			formOf([["owner", "c"], ["channel", "email"], ...boxes(said, "consents")]),
			cx,
		),
};
const ANSWERS: [string, Answer][] = [
	["nothing", {}],
	["yes", { dataCollection: true, privacy: true }],
	["no", { dataCollection: false, privacy: false }],
];

// proves newsletter-16
describe.each(Object.keys(DOORS))("a subscription by the %s", (door) => {
	test.each(ANSWERS)("sends the answer %s unchanged", async (_answer, said) => {
		const set = setUp();
		await DOORS[door]?.(set, said);
		const bodies = set.sent.filter(({ path }) => path !== "search").map(({ body }) => body);
		const last = (name: string) => bodies.findLast((body) => name in body)?.[name];
		expect(bodies.length).toBeGreaterThan(0);
		expect(last("authorizationDataCollection")).toBe(said.dataCollection);
		expect(last("privacyAuthorization")).toBe(said.privacy);
		expect(last("acceptsMarketing")).toBe(true);
	});
});

// proves newsletter-4, newsletter-16
test.each([true, false])(
	"a request for a product with consent to the newsletter (%s) contains no consent to profiling",
	async (consents) => {
		const { sent, notifyMe } = setUp();
		await notifyMe.create({ email: EMAIL, productId: "1001", consents, pageType: "pdp" });
		expect(sent.map(({ path }) => path)).not.toContain("search");
		for (const { body } of sent) {
			expect(body).not.toHaveProperty("authorizationDataCollection");
			expect(body).not.toHaveProperty("privacyAuthorization");
		}
		expect(sent.some(({ body }) => body.acceptsMarketing === true)).toBe(consents);
	},
);

// proves newsletter-15
test("a sign-up sends all that the form asks for", async () => {
	const { sent, cx } = setUp();
	const outcome = await newsletterForm(
		formOf([
			["email", ` ${EMAIL} `],
			["firstName", "Anna"],
			["lastName", "Rossi"],
			["gender", "2"],
			["birthday", "1990-02-28"],
			["newsFor", "women"],
			["newsFor", "children"],
			["asks", "dataCollection"],
			["dataCollection", "on"],
		]),
		cx,
	);
	expect(outcome).toEqual({ location: "/en-it/newsletter?notice=subscribed" });
	expect(sent).toEqual([
		{
			method: "POST",
			path: "profiles/anna%40b.example/subscription",
			body: {
				firstName: "Anna",
				lastName: "Rossi",
				gender: "2",
				birthday: "1990-02-28",
				newsFor: ["women", "children"],
				authorizationDataCollection: true,
				subscriptions: ["email"],
				countryCode: "IT",
				languageCode: "en",
				source: "newsletter/page",
				acceptsMarketing: true,
			},
		},
	]);
});

// proves newsletter-15, identity-20
test.each([
	["birthday", "2012-01-01", "tooYoung"],
	["birthday", "1990-02-30", "birthday"],
	["lastName", "<b>", "lastName"],
])("a sign-up whose %s is %s is shown again with the typed values", async (name, value, error) => {
	const { sent, drafts, cx } = setUp();
	const fields: [string, string][] = [
		["email", EMAIL],
		[name, value],
		["newsFor", "men"],
		["asks", "privacy"],
		["privacy", "on"],
	];
	expect(await newsletterForm(formOf(fields), cx)).toEqual({ location: `/en-it/newsletter?error=${error}` });
	expect(sent).toEqual([]);
	expect(drafts.keep).toHaveBeenCalledWith("newsletterSignUp", {
		values: { email: EMAIL, [name]: value, ticked: "men privacy" },
		faults: {},
	});
});

// proves identity-71, newsletter-16
test.each([
	[true, ["code-7"]],
	[false, []],
	[undefined, []],
])(
	"a reader who says %s to profiling is known by the code of the subscription: %j",
	async (dataCollection, codes) => {
		const { keepReader, newsletter } = setUp();
		await newsletter.subscribe({ email: EMAIL, source: "footer", dataCollection });
		expect(keepReader.mock.calls.flat()).toEqual(codes);
		const person = { firstName: "", lastName: "", gender: "", birthday: "", newsFor: [] };
		await newsletter.saveProfile(EMAIL, { ...person, dataCollection });
		expect(keepReader.mock.calls.flat()).toEqual([...codes, ...codes]);
	},
);

// proves newsletter-9
test("a platform that returns the data of an address without proof is supported, too", async () => {
	const { newsletter } = setUp({
		newsletterProfile: { isSubscribed: true, authorizationDataCollection: false, newsFor: "women" },
	});
	expect(await newsletter.preferences(EMAIL)).toMatchObject({
		isSubscribed: true,
		dataCollection: false,
		privacy: undefined,
		newsFor: ["women"],
	});
	const { newsletter: numbering } = setUp({ newsletterProfile: { gender: 2 } });
	expect(await numbering.preferences(EMAIL)).toMatchObject({ gender: "2" });
	expect(await setUp({ newsletterProfile: null, c_ownerOnly: true }).newsletter.preferences(EMAIL)).toBe(
		"unproven",
	);
	expect(await setUp().newsletter.preferences(EMAIL)).toMatchObject({ isSubscribed: false });
});
