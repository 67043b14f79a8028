import page from "../../client/features/account/account-page.module.css";
import { useProviderScript } from "../../client/features/identity/providers/use-provider-script.ts";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import type { PersonalDataData } from "./contract.ts";
import styles from "./screen.module.css";

export function LinkedAccounts({
	accounts,
	href,
	owner,
	csrf,
}: {
	accounts: NonNullable<PersonalDataData["accounts"]>;
	href: string;
	owner: string;
	csrf: string;
}) {
	const { t } = useTranslation();
	const { busy, open } = useProviderScript({});
	return (
		<>
			<p className={type_.muted}>{t("account.accountsHint")}</p>
			<ul className={styles.accounts}>
				{accounts.map(({ id, name, inPage, isLinked }) => (
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
							<form
								method="post"
								action={href}
								onSubmit={(event) => {
									if (!inPage) return;
									event.preventDefault();
									const form = event.currentTarget;
									void open(id, () => form.submit());
								}}
							>
								<input type="hidden" name="intent" value="link" />
								<input type="hidden" name="owner" value={owner} />
								<input type="hidden" name="provider" value={id} />
								<input type="hidden" name="csrf" value={csrf} />
								<button type="submit" className={page.link} aria-busy={busy === id || undefined}>
									{t("account.link", { provider: name })}
								</button>
							</form>
						)}
					</li>
				))}
			</ul>
		</>
	);
}
