import { html } from "hono/html";

/** Returns the policy of the studio's page: its own files alone, and the shop in its frame. */
export const writePolicy = (storefront: string | undefined): string =>
	[
		"default-src 'none'",
		"script-src 'self'",
		"style-src 'self'",
		"img-src 'self' data:",
		"connect-src 'self'",
		`frame-src ${storefront ?? "'none'"}`,
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
	].join("; ");

const head = (title: string) => html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title}</title>
<link rel="stylesheet" href="/studio/assets/studio.css">`;

export const studioPage = () => html`<!doctype html>
<html lang="en">
<head>${head("Studio")}
<script type="module" src="/studio/assets/studio.js"></script>
</head>
<body><div id="studio"><noscript>The studio needs JavaScript.</noscript></div></body>
</html>`;

export const signInPage = (fault?: string) => html`<!doctype html>
<html lang="en">
<head>${head("Sign in to the studio")}</head>
<body class="sign-in">
<main>
<h1>Studio</h1>
<form method="post" action="/studio/session">
${fault ? html`<p role="alert">${fault}</p>` : ""}
<label for="name">Your name, which your changes will carry</label>
<input id="name" name="name" required maxlength="60" autocomplete="name">
<label for="token">Token of the house</label>
<input id="token" name="token" type="password" required autocomplete="current-password">
<button>Sign in</button>
</form>
</main>
</body>
</html>`;
