import page from "../../client/features/account/account-page.module.css";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import type { NewsletterPreferenceCenterData } from "./contract.ts";
import styles from "./screen.module.css";

type RequestsProps = {
	requests: NewsletterPreferenceCenterData["requests"];
	data: Pick<NewsletterPreferenceCenterData, "href" | "owner">;
};

export function Requests({ requests, data: { href, owner } }: RequestsProps) {
	const { t } = useTranslation();
	return (
		<div className={page.form}>
			{requests === null ? <p role="alert">{t("error.unavailable")}</p> : null}
			{requests?.length === 0 ? <p className={type_.muted}>{t("preferences.noRequests")}</p> : null}
			<ul className={requests?.length ? page.list : undefined}>
				{requests?.map(({ productId, name, href: productHref }) => (
					<li key={productId} className={styles.request}>
						{productHref ? (
							<a className={page.link} href={productHref}>
								<bdi>{name}</bdi>
							</a>
						) : (
							<bdi>{name}</bdi>
						)}
						<form method="post" action={href}>
							<input type="hidden" name="owner" value={owner} />
							<input type="hidden" name="productId" value={productId} />
							<button
								type="submit"
								name="intent"
								value="remove"
								className={button.button}
								aria-label={`${t("cart.remove")}: ${name}`}
							>
								{t("cart.remove")}
							</button>
						</form>
					</li>
				))}
			</ul>
		</div>
	);
}
