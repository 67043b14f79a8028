import page from "../../client/features/account/account-page.module.css";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import type { PersonalDataData } from "./contract.ts";
import styles from "./screen.module.css";

/** Accounts elsewhere: linked by going there and back, taken off by a form (identity-56). */
export function LinkedAccounts({
	accounts,
	href,
}: {
	accounts: NonNullable<PersonalDataData["accounts"]>;
	href: string;
}) {
	const { t } = useTranslation();
	return (
		<>
			<p className={type_.muted}>{t("account.accountsHint")}</p>
			<ul className={styles.accounts}>
				{accounts.map(({ id, name, linkHref, isLinked }) => (
					<li key={id}>
						<span>{name}</span>
						{isLinked ? (
							<form method="post" action={href}>
								<input type="hidden" name="provider" value={id} />
								<button type="submit" name="intent" value="unlink" className={page.link}>
									{t("account.unlink", { provider: name })}
								</button>
							</form>
						) : (
							<a href={linkHref} rel="nofollow" className={page.link}>
								{t("account.link", { provider: name })}
							</a>
						)}
					</li>
				))}
			</ul>
		</>
	);
}
