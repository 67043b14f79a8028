import { isEmail } from "@vetrina/shop-rules/catalogue/customer-rules.ts";
import * as z from "zod";
import { presentRefreshToken } from "../../auth/refresh-tokens.ts";
import { guestSession, type Session } from "../../auth/sessions.ts";
import type { CommerceEnv } from "../../env.ts";
import { house } from "../../house.ts";
import { jsonBody, noteBody } from "../../http/json-body.ts";
import { readNetwork } from "../../http/network.ts";
import { publicOrigin } from "../../http/public-origin.ts";
import { nowInSeconds } from "../../now.ts";
import { crmProfile } from "../../records/customers/crm-profile.ts";
import { customerChangeSchema, toProfile } from "../../records/customers/customer-requests.ts";
import {
	type CustomerRecord,
	changeCustomer,
	createCustomer,
	findCustomer,
	findCustomerByExternalProfile,
	linkExternalProfile,
	recordLogin,
	unlinkProvider,
} from "../../records/customers/customer-store.ts";
import { customerView } from "../../records/customers/customer-view.ts";
import type { Controller, ControllerRequest, Controllers } from "../controllers/controller.ts";
import { followCustomer } from "../newsletter/follow-customer.ts";
import { type Asker, createLater, type Later } from "../newsletter/newsletter-actions.ts";
import { issueTokens, type TokenOptions, type TokenResponse } from "../slas/tokens/issue-tokens.ts";
import type { ExternalProfile } from "./external-profile.ts";
import {
	credentialsSchema,
	profileOfCredentials,
	type SocialCredentials,
	useUpCredentials,
} from "./social-credentials.ts";

const CLIENT = house.id;

type Outcome =
	| {
			success: true;
			slas_auth?: TokenResponse;
			externalProfile?: ReturnType<typeof externalProfileView>;
			customer?: Record<string, unknown>;
			crmProfile?: Record<string, unknown>;
	  }
	| {
			success: false;
			errorType: string;
			externalProfile?: ReturnType<typeof externalProfileView>;
			crmProfile?: Record<string, unknown>;
	  };

type Request = {
	env: CommerceEnv;
	origin: string;
	shopper: ControllerRequest["shopper"];
	siteId: string;
	by: Asker;
	later: Later;
	now: number;
};

const fail = (errorType: string, more: object = {}): Outcome => ({ success: false, errorType, ...more });

function controller<Schema extends z.ZodType>(
	schema: Schema,
	run: (request: Request, body: z.infer<Schema>) => Promise<Outcome>,
): Controller {
	return {
		methods: ["POST"],
		scope: "optional",
		handler: noteBody(schema, async ({ c, site, shopper }: ControllerRequest) => {
			const reading = await jsonBody(c, schema);
			if ("refusal" in reading) return reading.refusal;
			const now = nowInSeconds();
			const origin = publicOrigin(c);
			const by = { usid: shopper?.usid ?? "", address: readNetwork(c) };
			const later = createLater(c);
			const outcome = await run(
				{ env: c.env, origin, shopper, siteId: site.id, by, later, now },
				reading.body,
			);
			return c.json(outcome, outcome.success ? 200 : 400, { "cache-control": "no-store" });
		}),
	};
}

const externalProfileView = (profile: ExternalProfile, customer?: CustomerRecord) => ({
	...profile,
	...(customer ? { customerId: customer.id } : {}),
});

const buildRecords = (customer: CustomerRecord, siteId: string) => ({
	customer: customerView(customer, siteId),
	crmProfile: crmProfile(customer, siteId),
});

const isComplete = ({ email, profile }: CustomerRecord): boolean =>
	isEmail(email) && Boolean(profile.firstName) && Boolean(profile.lastName);

async function authenticate(request: Request, credentials: SocialCredentials): Promise<Outcome> {
	const profile = await provenProfile(request, credentials);
	if (!profile) return fail("invalid-credentials");
	const customer = await findProfileCustomer(request.env.DB, profile);
	const externalProfile = externalProfileView(profile, customer);
	return {
		success: true,
		externalProfile,
		...(customer ? buildRecords(customer, request.siteId) : {}),
	};
}

async function logIn(request: Request, credentials: SocialCredentials): Promise<Outcome> {
	const { env, shopper, now } = request;
	const profile = await provenProfile(request, credentials);
	if (!profile) return fail("invalid-credentials");
	const isLinking = shopper !== undefined && !shopper.isGuest && shopper.agentId === undefined;
	if (isLinking && !(await linkExternalProfile(env.DB, shopper.customerId, profile, now)))
		return fail("profile-already-linked", { externalProfile: externalProfileView(profile) });
	const customer = await findProfileCustomer(env.DB, profile);
	const externalProfile = externalProfileView(profile, customer);
	if (!customer) return fail("profile-not-found", { externalProfile });
	if (!isLinking && !isComplete(customer))
		return fail("profile-incomplete", {
			externalProfile,
			crmProfile: crmProfile(customer, request.siteId),
		});
	return loggedIn(request, customer, profile, credentials);
}

const registrationSchema = z.intersection(credentialsSchema, z.object({ customer: customerChangeSchema }));

async function register(
	request: Request,
	{ customer: givenCustomer, ...proof }: z.infer<typeof registrationSchema>,
): Promise<Outcome> {
	const { env, shopper, now } = request;
	if (shopper && !shopper.isGuest) return fail("invalid-customer");
	const credentials = proof as SocialCredentials;
	const profile = await provenProfile(request, credentials);
	if (!profile) return fail("invalid-credentials");
	const externalProfile = externalProfileView(profile);
	const knownCustomer = await findProfileCustomer(env.DB, profile);
	const email = givenCustomer.email ?? (knownCustomer?.email || profile.email) ?? "";
	if (!isEmail(email)) return fail("invalid-email", { externalProfile });
	const names = { firstName: profile.firstName, lastName: profile.lastName, ...readNames(knownCustomer) };
	const draft = { email, profile: { ...names, ...toProfile(givenCustomer) } };
	const result = knownCustomer
		? await changeCustomer(env.DB, knownCustomer.id, draft, now)
		: await createCustomer(env.DB, { ...draft, login: email, externalProfile: profile }, now);
	if (!result || "refused" in result) return fail("login-already-in-use", { externalProfile });
	if (toProfile(givenCustomer).c_newsletter === true)
		await followCustomer(request, result.ok, "registration");
	if (!isComplete(result.ok)) {
		// The customer is read again, because subscribing may have changed the newsletter flag (newsletter-14).
		const current = (await findCustomer(env.DB, result.ok.id)) ?? result.ok;
		return fail("profile-incomplete", {
			externalProfile: externalProfileView(profile, current),
			crmProfile: crmProfile(current, request.siteId),
		});
	}
	return loggedIn(request, result.ok, profile, credentials);
}

function readNames(customer: CustomerRecord | undefined): { firstName?: string; lastName?: string } {
	const { firstName, lastName } = customer?.profile ?? {};
	return { ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}) };
}

const refreshSchema = z.object({
	providerId: z.string().max(64),
	externalId: z.string().max(256),
	refreshToken: z.string().max(256),
});

async function refresh(
	{ env, siteId, shopper, now }: Request,
	{ providerId, externalId, refreshToken }: z.infer<typeof refreshSchema>,
): Promise<Outcome> {
	const clientId = shopper?.clientId ?? CLIENT;
	const customer = await findCustomerByExternalProfile(env.DB, providerId, externalId);
	const tokenRecord = await presentRefreshToken(env.DB, refreshToken, { clientId, singleUse: true }, now);
	const { registered } = tokenRecord?.session ?? {};
	const isTheirs =
		tokenRecord?.session.siteId === siteId &&
		registered?.origin === providerId &&
		registered.customerId === customer?.id;
	if (!tokenRecord || !customer || !isTheirs) return fail("EXPIRED_TOKEN");
	const { session, family, doNotTrack } = tokenRecord;
	return withTokens(env, session, customer, { doNotTrack, family }, now);
}

const unlinkSchema = z.object({ providerId: z.string().max(64) });

async function unlink(
	{ env, shopper }: Request,
	{ providerId }: z.infer<typeof unlinkSchema>,
): Promise<Outcome> {
	if (!shopper || shopper.isGuest || shopper.agentId !== undefined) return fail("invalid-customer");
	await unlinkProvider(env.DB, shopper.customerId, providerId);
	return { success: true };
}

const provenProfile = ({ env, origin, shopper, now }: Request, credentials: SocialCredentials) =>
	profileOfCredentials(env, credentials, { origin, usid: shopper?.usid, now });

const findProfileCustomer = (db: D1Database, { providerId, externalId }: ExternalProfile) =>
	findCustomerByExternalProfile(db, providerId, externalId);

async function loggedIn(
	{ env, siteId, shopper, now }: Request,
	customer: CustomerRecord,
	profile: ExternalProfile,
	credentials: SocialCredentials,
): Promise<Outcome> {
	const clientId = shopper?.clientId ?? CLIENT;
	const sessionRequest = { siteId, clientId, usid: shopper?.usid, customerId: customer.id };
	const [guest] = await Promise.all([
		guestSession(env.DB, sessionRequest, now),
		recordLogin(env.DB, customer.id, now),
		useUpCredentials(env, credentials),
	]);
	const session = { ...guest, registered: { customerId: customer.id, origin: profile.providerId } };
	const outcome = await withTokens(env, session, customer, { doNotTrack: false }, now);
	return outcome.success ? { ...outcome, externalProfile: externalProfileView(profile, customer) } : outcome;
}

async function withTokens(
	env: CommerceEnv,
	session: Session,
	customer: CustomerRecord,
	options: TokenOptions,
	now: number,
): Promise<Outcome> {
	const tokens = await issueTokens(env, session, options, now);
	if ("refused" in tokens) return fail(tokens.refused);
	const current = (await findCustomer(env.DB, customer.id)) ?? customer;
	return { success: true, slas_auth: tokens, ...buildRecords(current, session.siteId) };
}

export const identityControllers: Controllers = {
	"IdentityProvider-Authenticate": controller(credentialsSchema, authenticate),
	"IdentityProvider-OAuth": controller(credentialsSchema, logIn),
	"IdentityProvider-Register": controller(registrationSchema, register),
	"IdentityProvider-ReOAuth": controller(refreshSchema, refresh),
	"IdentityProvider-Unlink": controller(unlinkSchema, unlink),
};
