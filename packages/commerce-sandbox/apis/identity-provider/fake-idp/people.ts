import { emailKey } from "@vetrina/shop-rules/typed/email.ts";
import * as z from "zod";
import { hashToken } from "../../../secrets.ts";

export type PersonClaims = {
	sub: string;
	given_name?: string;
	family_name?: string;
	name?: string;
	email?: string;
	email_verified?: boolean;
};

type Person = Omit<PersonClaims, "sub"> & { id: string };

const shoppers: readonly Person[] = [
	{
		id: "ada",
		given_name: "Ada",
		family_name: "Conti",
		email: "ada.conti@people.example",
		email_verified: true,
	},
	{
		id: "noor",
		given_name: "Noor",
		family_name: "Haddad",
		email: "noor@people.example",
		email_verified: true,
	},
	{ id: "kenji", given_name: "Kenji", family_name: "Mori" },
	{ id: "mina", given_name: "Mina", email: "mina@people.example", email_verified: false },
];

const agents: readonly Person[] = [
	{
		id: "agent01",
		given_name: "Sofia",
		family_name: "Moretti",
		email: "sofia@house.example",
		email_verified: true,
	},
	{
		id: "agent02",
		given_name: "Jonas",
		family_name: "Weber",
		email: "jonas@house.example",
		email_verified: true,
	},
];

export const ACCOUNT_MANAGER = "account-manager";

export const peopleAt = (providerId: string): readonly Person[] =>
	providerId === ACCOUNT_MANAGER ? agents : shoppers;

function personAt(providerId: string, id: string): PersonClaims | undefined {
	const person = peopleAt(providerId).find((one) => one.id === id);
	if (!person) return undefined;
	const { id: _id, ...claims } = person;
	return withName({ ...claims, sub: providerId === ACCOUNT_MANAGER ? id : `${providerId}-${id}` });
}

async function madeUpPerson(
	providerId: string,
	{ givenName, familyName, email }: { givenName: string; familyName: string; email: string },
): Promise<PersonClaims> {
	const id = (await hashToken(emailKey(email))).slice(0, 20);
	return withName({
		sub: `${providerId}-${id}`,
		email: email.trim(),
		email_verified: true,
		...(givenName ? { given_name: givenName } : {}),
		...(familyName ? { family_name: familyName } : {}),
	});
}

const withName = (claims: PersonClaims): PersonClaims => {
	const name = [claims.given_name, claims.family_name].filter((part) => part).join(" ");
	return name ? { ...claims, name } : claims;
};

export async function personOfForm(
	providerId: string,
	form: Readonly<Record<string, string>>,
): Promise<PersonClaims | undefined> {
	if (form.person !== "new" || providerId === ACCOUNT_MANAGER) return personAt(providerId, form.person ?? "");
	if (!z.email().safeParse(form.email).success) return undefined;
	const { given_name: givenName = "", family_name: familyName = "", email = "" } = form;
	return madeUpPerson(providerId, { givenName, familyName, email });
}
