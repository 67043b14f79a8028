import { usePlace } from "../../client/state/app-context.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import type { AccountData } from "./contract.ts";
import own from "./screen.module.css";

/** Accounts elsewhere: linked by going there and back, taken off by a form (identity-56). */
export function LinkedAccounts({ accounts }: { accounts: NonNullable<AccountData["accounts"]> }) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	return (
		<>
			<p className={type_.muted}>{t("account.accountsHint")}</p>
			<ul className={own.accounts}>
				{accounts.map(({ id, name, linkHref, isLinked }) => (
					<li key={id}>
						<span>{name}</span>
						{isLinked ? (
							<form method="post" action={shell.accountHref}>
								<input type="hidden" name="provider" value={id} />
								<button type="submit" name="intent" value="unlink" className={own.link}>
									{t("account.unlink", { provider: name })}
								</button>
							</form>
						) : (
							<a href={linkHref} rel="nofollow" className={own.link}>
								{t("account.link", { provider: name })}
							</a>
						)}
					</li>
				))}
			</ul>
		</>
	);
}
