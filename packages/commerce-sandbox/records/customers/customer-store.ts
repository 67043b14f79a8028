import { isEmail } from "@vetrina/shop-rules/catalogue/customer-rules.ts";
import { emailKey } from "@vetrina/shop-rules/typed/email.ts";
import { parsePhone } from "@vetrina/shop-rules/typed/phone-number.ts";
import { randomCustomerId } from "../../secrets.ts";
import { hashPassword } from "./passwords.ts";

export type CustomerProfile = {
	firstName?: string;
	lastName?: string;
	birthday?: string;
	gender?: number;
	preferredLocale?: string;
	[property: string]: unknown;
};

export type CustomerRecord = {
	id: string;
	customerNo: string;
	login?: string;
	email: string;
	passwordHash?: string;
	/** Telephone number that was confirmed by password, so that login codes may be sent to it (account-5). */
	codePhone?: string;
	profile: CustomerProfile;
	groups: string[];
	newsletters: Newsletter[];
	createdAt: number;
	modifiedAt: number;
	lastLoginAt?: number;
	previousLoginAt?: number;
};

export type Newsletter = { siteId: string; email: string; channels: string[] | null };

export type CustomerDraft = {
	login?: string;
	email: string;
	password?: string;
	profile: CustomerProfile;
	groups?: string[];
	externalProfile?: { providerId: string; externalId: string };
};

type Row = {
	id: string;
	customer_no: string;
	login: string | null;
	email: string;
	password_hash: string | null;
	code_phone: string | null;
	profile: string;
	groups: string;
	newsletters: string;
	created_at: number;
	modified_at: number;
	last_login_at: number | null;
	previous_login_at: number | null;
};

function toRecord(row: Row): CustomerRecord {
	return {
		id: row.id,
		customerNo: row.customer_no,
		...(row.login === null ? {} : { login: row.login }),
		email: row.email,
		...(row.password_hash === null ? {} : { passwordHash: row.password_hash }),
		...(row.code_phone === null ? {} : { codePhone: row.code_phone }),
		profile: JSON.parse(row.profile) as CustomerProfile,
		groups: JSON.parse(row.groups) as string[],
		newsletters: JSON.parse(row.newsletters) as Newsletter[],
		createdAt: row.created_at,
		modifiedAt: row.modified_at,
		...(row.last_login_at === null ? {} : { lastLoginAt: row.last_login_at }),
		...(row.previous_login_at === null ? {} : { previousLoginAt: row.previous_login_at }),
	};
}

const COLUMNS = `customer.*, (
	SELECT json_group_array(json_object('siteId', site_id, 'email', n.email, 'channels', json_extract(n.profile, '$.subscriptions')))
	FROM newsletter_profile n WHERE n.customer_id = customer.id AND n.subscribed = 1
) AS newsletters`;

export async function findCustomer(db: D1Database, id: string): Promise<CustomerRecord | undefined> {
	const row = await db.prepare(`SELECT ${COLUMNS} FROM customer WHERE id = ?`).bind(id).first<Row>();
	return row ? toRecord(row) : undefined;
}

/**
 * Returns the address for login mails: the login if it is an e-mail address, otherwise the profile's address. A change of the login needs
 * the password, a change of the profile does not (account-5).
 */
export const findSignInAddress = ({ login = "", email }: Pick<CustomerRecord, "login" | "email">): string =>
	isEmail(login) ? login : email;

export function phoneIn({ phoneMobile, phoneHome, c_phoneCode: code }: CustomerProfile): string | undefined {
	const phone = phoneMobile ?? phoneHome;
	if (typeof phone !== "string" || phone === "") return undefined;
	const isNational = phone === phoneHome && /^\d+$/.test(phone);
	const whole =
		isNational && typeof code === "string" && code !== "" ? `+${code.replace("+", "")}${phone}` : phone;
	return parsePhone(whole, {}) ? whole : undefined;
}

/**
 * Returns the profile's number if it was confirmed by password, otherwise undefined. A session may change the profile without the password,
 * but must not redirect login codes (account-5).
 */
export const findCodePhone = (customer: CustomerRecord | undefined): string | undefined =>
	customer?.codePhone !== undefined && customer.codePhone === phoneIn(customer.profile)
		? customer.codePhone
		: undefined;

export async function findCustomerByLogin(
	db: D1Database,
	login: string,
): Promise<CustomerRecord | undefined> {
	const row = await db
		.prepare(`SELECT ${COLUMNS} FROM customer WHERE login_key = ?`)
		.bind(emailKey(login))
		.first<Row>();
	return row ? toRecord(row) : undefined;
}

export async function findCustomerByExternalProfile(
	db: D1Database,
	providerId: string,
	externalId: string,
): Promise<CustomerRecord | undefined> {
	const row = await db
		.prepare(
			`SELECT ${COLUMNS} FROM customer_external_profile JOIN customer ON customer.id = customer_id
			WHERE provider_id = ? AND external_id = ?`,
		)
		.bind(providerId, externalId)
		.first<Row>();
	return row ? toRecord(row) : undefined;
}

/** Stores a customer, or refuses a login that is in use, also if two registrations with the same login arrive together. */
export async function createCustomer(
	db: D1Database,
	draft: CustomerDraft,
	now: number,
): Promise<{ ok: CustomerRecord } | { refused: "login-already-in-use" }> {
	const id = randomCustomerId();
	const external = draft.externalProfile;
	const key = draft.login === undefined ? null : emailKey(draft.login);
	const passwordHash = draft.password === undefined ? null : await hashPassword(draft.password);
	const results = await db.batch([
		db.prepare("INSERT INTO customer_number DEFAULT VALUES"),
		db
			.prepare(
				`INSERT OR IGNORE INTO customer
				(id, customer_no, login, login_key, email, password_hash, profile, groups, created_at, modified_at, code_phone)
				SELECT ?1, printf('%08d', (SELECT max(n) FROM customer_number)), ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8, ?11
				WHERE NOT EXISTS (SELECT 1 FROM customer_external_profile WHERE provider_id = ?9 AND external_id = ?10)`,
			)
			.bind(
				id,
				draft.login?.trim() ?? null,
				key,
				draft.email,
				passwordHash,
				JSON.stringify(draft.profile),
				JSON.stringify(draft.groups ?? []),
				now,
				external?.providerId ?? null,
				external?.externalId ?? null,
				(passwordHash !== null && phoneIn(draft.profile)) || null,
			),
		...(external ? [linkStatement(db, id, external, now)] : []),
	]);
	if (results[1]?.meta.changes !== 1) return { refused: "login-already-in-use" };
	const customer = await findCustomer(db, id);
	if (!customer) throw new Error(`Customer ${id} was created but cannot be read`);
	return { ok: customer };
}

function linkStatement(
	db: D1Database,
	customerId: string,
	{ providerId, externalId }: { providerId: string; externalId: string },
	now: number,
): D1PreparedStatement {
	return db
		.prepare(
			`INSERT OR IGNORE INTO customer_external_profile (provider_id, external_id, customer_id, created_at)
			SELECT ?, ?, id, ? FROM customer WHERE id = ?`,
		)
		.bind(providerId, externalId, now, customerId);
}

export async function linkExternalProfile(
	db: D1Database,
	customerId: string,
	external: { providerId: string; externalId: string },
	now: number,
): Promise<boolean> {
	await linkStatement(db, customerId, external, now).run();
	const owner = await findCustomerByExternalProfile(db, external.providerId, external.externalId);
	return owner?.id === customerId;
}

export async function listLinkedProviders(db: D1Database, customerId: string): Promise<string[]> {
	const { results } = await db
		.prepare(
			"SELECT DISTINCT provider_id FROM customer_external_profile WHERE customer_id = ? ORDER BY provider_id",
		)
		.bind(customerId)
		.all<{ provider_id: string }>();
	return results.map(({ provider_id }) => provider_id);
}

export async function unlinkProvider(db: D1Database, customerId: string, providerId: string): Promise<void> {
	await db
		.prepare("DELETE FROM customer_external_profile WHERE customer_id = ? AND provider_id = ?")
		.bind(customerId, providerId)
		.run();
}

export async function recordLogin(db: D1Database, customerId: string, now: number): Promise<void> {
	await db
		.prepare("UPDATE customer SET previous_login_at = last_login_at, last_login_at = ? WHERE id = ?")
		.bind(now, customerId)
		.run();
}

export async function changeCustomer(
	db: D1Database,
	id: string,
	change: { profile: CustomerProfile; email?: string; login?: string; codePhone?: string },
	now: number,
): Promise<{ ok: CustomerRecord } | { refused: "login-already-in-use" } | undefined> {
	// The profile is patched twice, because one patch would merge into an object property instead of replacing it.
	const removal = Object.fromEntries(Object.keys(change.profile).map((property) => [property, null]));
	const { meta } = await db
		.prepare(
			`UPDATE OR IGNORE customer SET profile = json_patch(json_patch(profile, ?2), ?3), email = coalesce(?4, email),
			login = coalesce(?5, login), login_key = coalesce(?6, login_key), modified_at = ?7, code_phone = coalesce(?8, code_phone) WHERE id = ?1`,
		)
		.bind(
			id,
			JSON.stringify(removal),
			JSON.stringify(change.profile),
			change.email ?? null,
			change.login ?? null,
			change.login === undefined ? null : emailKey(change.login),
			now,
			change.codePhone ?? null,
		)
		.run();
	const customer = await findCustomer(db, id);
	if (!customer) return undefined;
	return meta.changes === 1 ? { ok: customer } : { refused: "login-already-in-use" };
}
