import { html } from "hono/html";
import { ACCOUNT_MANAGER, peopleAt } from "./people.ts";

type Page = {
	providerId: string;
	providerName: string;
	parameters: Record<string, string>;
};

export const fakeIdpPage = ({ providerId, providerName, parameters }: Page) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Sign in with ${providerName}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-inline-size: 26rem; padding-inline: 1rem; color: #1c1a17; background: #fbf9f5 }
h1 { font-weight: 500; font-size: 1.5rem } h2 { font-size: 1rem } button, input { font: inherit; padding: .6rem; inline-size: 100%; box-sizing: border-box; margin-block: .25rem; text-align: start }
button { cursor: pointer; background: #fff; border: 1px solid #8a8274; border-radius: .25rem } small { color: #5c564c } label { display: block; margin-block-start: .5rem }
</style>
</head>
<body>
<main>
<h1>Sign in with ${providerName}</h1>
<p>A stand-in for development: nothing here leaves this machine. Who are you?</p>
<form method="post">
${writeHiddenFields(parameters)}
${peopleAt(providerId).map(
	(
		person,
	) => html`<button name="person" value="${person.id}">${person.given_name ?? ""} ${person.family_name ?? ""}
<br><small>${person.email ?? "keeps the e-mail address private"}</small></button>`,
)}
<button name="person" value="cancel">Cancel</button>
</form>
${providerId === ACCOUNT_MANAGER ? "" : anotherPerson(parameters)}
</main>
</body>
</html>`;

const anotherPerson = (parameters: Record<string, string>) => html`<h2>Another person</h2>
<form method="post">
${writeHiddenFields(parameters)}
<label for="given_name">First name</label> <input id="given_name" name="given_name" autocomplete="off">
<label for="family_name">Last name</label> <input id="family_name" name="family_name" autocomplete="off">
<label for="email">E-mail</label> <input id="email" name="email" type="email" required autocomplete="off">
<button name="person" value="new">Sign in as this person</button>
</form>`;

const writeHiddenFields = (parameters: Record<string, string>) =>
	Object.entries(parameters).map(
		([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
	);
