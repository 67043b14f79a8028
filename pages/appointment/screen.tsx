import { LONGEST_NOTE } from "@vetrina/shop-rules/catalogue/longest-note.ts";
import { StorePlace } from "../../client/features/stores/store-place.tsx";
import { VisitFields } from "../../client/features/stores/visit-fields.tsx";
import page from "../../client/features/stores/visit-page.module.css";
import { useTranslation } from "../../client/state/texts.ts";
import { useFieldErrors } from "../../client/state/use-field-errors.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import field from "../../client/ui/forms/field.module.css";
import { LabelledField, SelectField } from "../../client/ui/forms/form-field.tsx";
import covering from "../../client/ui/overlay/covering.module.css";
import type { AppointmentData } from "./contract.ts";
import styles from "./screen.module.css";

export function Screen({ data }: { data: AppointmentData }) {
	const { t } = useTranslation();
	const { store, days, services, error, values, faults } = data;
	const errorText = useFieldErrors(faults);
	if (days.length === 0)
		return (
			<main id="main" className={page.page}>
				<h1 className={type_.display}>{t("visits.book")}</h1>
				<p role="alert">{error === "unavailable" ? t("error.unavailable") : t("visits.noTimes")}</p>
				<StorePlace store={store} />
			</main>
		);
	return (
		<main id="main" className={page.page}>
			<h1 className={type_.display}>{t("visits.book")}</h1>
			<div className={page.subject}>
				<p className={type_.muted}>{t("visits.bookHint")}</p>
				<StorePlace store={store} />
			</div>
			<div className={page.form}>
				<Days days={days} />
				<form method="post" action={data.action} className={field.form} noValidate>
					<input type="hidden" name="storeId" value={data.storeId} />
					<input type="hidden" name="date" value={data.date} />
					<Times data={data} fault={errorText("time")} />
					{services.length > 1 ? (
						<SelectField
							id="visit-service"
							name="service"
							label={t("visits.service")}
							error=""
							defaultValue={values.service}
							options={services.map((value) => ({ value, label: t(`visits.services.${value}`) }))}
						/>
					) : null}
					<VisitFields form={data} />
					<LabelledField
						id="visit-note"
						label={t("visits.note")}
						optional={t("register.optional")}
						error={errorText("note")}
					>
						<textarea
							id="visit-note"
							name="note"
							className={field.input}
							rows={3}
							maxLength={LONGEST_NOTE}
							defaultValue={values.note}
							aria-describedby="visit-note-error"
						/>
					</LabelledField>
					<button type="submit" className={classNames(button.button, button.dark, button.wide)}>
						{t("visits.bookNow")}
					</button>
				</form>
			</div>
		</main>
	);
}

function Days({ days }: Pick<AppointmentData, "days">) {
	const { t } = useTranslation();
	return (
		<nav aria-label={t("visits.day")}>
			<h2 className={type_.label}>{t("visits.day")}</h2>
			<ol className={styles.days}>
				{days.map(({ date, weekday, day, month, href, isChosen }) => (
					<li key={date}>
						<a className={styles.day} href={href} aria-current={isChosen ? "date" : undefined}>
							<span className={type_.small}>{weekday}</span>
							<span className={styles.number}>{day}</span>
							<span className={type_.small}>{month}</span>
						</a>
					</li>
				))}
			</ol>
		</nav>
	);
}

function Times({
	data: { dateText, times, values, timeZone },
	fault,
}: {
	data: AppointmentData;
	fault: string;
}) {
	const { t } = useTranslation();
	return (
		<fieldset aria-describedby="visit-time-error">
			<legend className={type_.label}>{t("visits.timeOn", { day: dateText })}</legend>
			<p className={classNames(type_.small, type_.muted)}>{timeZone}</p>
			<div className={styles.times}>
				{times.map(({ value, label }) => (
					<label key={value} className={styles.time}>
						<input
							className={covering.radio}
							type="radio"
							name="time"
							value={value}
							defaultChecked={values.time === value}
							required
						/>
						<bdi>{label}</bdi>
					</label>
				))}
			</div>
			<p id="visit-time-error" className={classNames(type_.small, field.fault)}>
				{fault}
			</p>
		</fieldset>
	);
}
