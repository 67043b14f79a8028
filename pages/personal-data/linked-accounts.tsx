import page from "../../client/features/account/account-page.module.css";
import { useProviderScript } from "../../client/features/identity/providers/use-provider-script.ts";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import { insteadOfFollowing } from "../../client/ui/is-plain-click.ts";
import type { PersonalDataData } from "./contract.ts";
import styles from "./screen.module.css";

/** Accounts elsewhere: linked by the provider's script or by going there and back, taken off by a form (identity-56). */
export function LinkedAccounts({
	accounts,
	href,
	owner,
}: {
	accounts: NonNullable<PersonalDataData["accounts"]>;
	href: string;
	owner: string;
}) {
	const { t } = useTranslation();
	const { busy, open } = useProviderScript({});
	return (
		<>
			<p className={type_.muted}>{t("account.accountsHint")}</p>
			<ul className={styles.accounts}>
				{accounts.map(({ id, name, linkHref, inPage, isLinked }) => (
					<li key={id}>
						<span>{name}</span>
						{isLinked ? (
							<form method="post" action={href}>
								<input type="hidden" name="owner" value={owner} />
								<input type="hidden" name="provider" value={id} />
								<button type="submit" name="intent" value="unlink" className={page.link}>
									{t("account.unlink", { provider: name })}
								</button>
							</form>
						) : (
							<a
								href={linkHref}
								rel="nofollow"
								className={page.link}
								aria-busy={busy === id || undefined}
								onClick={inPage ? insteadOfFollowing(() => void open(id, linkHref)) : undefined}
							>
								{t("account.link", { provider: name })}
							</a>
						)}
					</li>
				))}
			</ul>
		</>
	);
}
