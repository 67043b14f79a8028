import { html } from "../html.ts";
import { DESK, type View } from "../layout.ts";
import { writeMessage } from "../parts.ts";

export const showSignIn = (next: string, isWrong = false): View => ({
	title: "Sign in",
	status: 401,
	content: html`${isWrong ? writeMessage("This is not the token of operations.", true) : ""}
<form class="fields" method="post" action="${`${DESK}/sign-in`}"><input type="hidden" name="next" value="${next}">
<div><label for="token">Token of operations <span class="hint">OPS_TOKEN of the shop; on a developer's machine it is in .dev.vars</span></label><input id="token" name="token" type="password" autocomplete="current-password" required></div>
<button>Sign in</button></form><p class="quiet">A session ends an hour after its last page, or when the token changes.</p>`,
});
