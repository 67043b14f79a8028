import { RegisterForm } from "../../client/features/identity/register-form.tsx";
import { usePlace } from "../../client/state/app-context.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import styles from "../wishlist/screen.module.css";
import type { RegisterData } from "./contract.ts";
import own from "./screen.module.css";

export function Screen({ data }: { data: RegisterData }) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	return (
		<main id="main" className={styles.wishlist}>
			<div className={styles.head}>
				<h1 className={type_.display}>{t("register.title")}</h1>
				<p className={type_.muted}>
					{data.provider
						? t(data.asks?.includes("privacy") ? "register.withProvider" : "register.incomplete", {
								provider: data.provider.name,
							})
						: data.order
							? t("register.fromOrder", { orderNo: data.order.orderNo })
							: t(data.wishlistProductId ? "register.wishlistHint" : "register.hint")}
				</p>
				<p>
					<a className={own.link} href={shell.signInHref}>
						{t("register.toSignIn")}
					</a>
				</p>
			</div>
			<div className={own.form}>
				<RegisterForm data={data} />
			</div>
		</main>
	);
}
