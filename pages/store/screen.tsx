import { OpenState } from "../../client/features/stores/open-state.tsx";
import { StoreHours } from "../../client/features/stores/store-hours.tsx";
import { StoreMap } from "../../client/features/stores/store-map.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import { Breadcrumbs } from "../../client/ui/breadcrumbs.tsx";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { Address } from "../../client/ui/text/address.tsx";
import type { StoreData } from "./contract.ts";
import styles from "./screen.module.css";

export function Screen({ data }: { data: StoreData }) {
	const { t } = useTranslation();
	const { name, breadcrumbs, address, phone, email, open, hours, services, map, directionsHref } = data;
	return (
		<main id="main" className={styles.page}>
			<div className={styles.words}>
				<Breadcrumbs links={breadcrumbs} current={name} label={t("shell.breadcrumbs")} />
				<h1 className={type_.display}>
					<bdi>{name}</bdi>
				</h1>
				<p>
					<OpenState open={open} />
				</p>
				<div className={styles.address}>
					<Address lines={address} />
				</div>
				<p>
					<a className={type_.link} href={directionsHref} target="_blank" rel="noopener noreferrer">
						{t("stores.directions")}
					</a>
				</p>
				<ul className={styles.contact}>
					{[phone, email].map((link) =>
						link ? (
							<li key={link.href}>
								<a className={type_.link} href={link.href}>
									<bdi dir="ltr">{link.label}</bdi>
								</a>
							</li>
						) : null,
					)}
				</ul>
				{data.appointmentHref ? (
					<a className={classNames(button.button, button.dark)} href={data.appointmentHref}>
						{t("visits.book")}
					</a>
				) : null}
				<h2 className={type_.title}>{t("stores.hours")}</h2>
				<StoreHours hours={hours} />
				<h2 className={type_.title}>{t("stores.services")}</h2>
				<ul className={styles.services}>
					{services.map((service) => (
						<li key={service}>{service}</li>
					))}
				</ul>
				<p>
					<a className={classNames(type_.link, type_.small)} href={data.allHref}>
						{t("stores.all")}
					</a>
				</p>
			</div>
			{map ? (
				<div className={styles.map}>
					<StoreMap map={map} isPlain />
				</div>
			) : null}
		</main>
	);
}
