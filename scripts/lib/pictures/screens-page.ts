export type Shot = { screen: string; locale: string; width: string; file: string };

const escapeHtml = (text: string) =>
	text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
const toTitle = (id: string) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " ");
const unique = (values: string[]) => [...new Set(values)];

const choices = (name: string, values: string[]) => `
	<fieldset>
		<legend>${toTitle(name)}</legend>
		${values
			.map(
				(value) =>
					`<label><input type="checkbox" name="${name}" value="${escapeHtml(value)}" checked> ${escapeHtml(value)}</label>`,
			)
			.join("\n\t\t")}
	</fieldset>`;

const section = (screen: string, shots: Shot[]) => `
<section id="${escapeHtml(screen)}">
	<h2><a href="#${escapeHtml(screen)}">${escapeHtml(toTitle(screen))}</a></h2>
	<div class="row">${shots
		.map(
			(shot) => `
		<figure data-locale="${escapeHtml(shot.locale)}" data-width="${escapeHtml(shot.width)}">
			<a href="${escapeHtml(shot.file)}"><img src="small/${escapeHtml(shot.file)}" alt="${escapeHtml(`${toTitle(screen)}, ${shot.locale}, ${shot.width}`)}" loading="lazy"></a>
			<figcaption>${escapeHtml(shot.locale)} <b>${escapeHtml(shot.width)}</b></figcaption>
		</figure>`,
		)
		.join("")}
	</div>
</section>`;

export function screensPage(shots: readonly Shot[], madeAt: string): string {
	const all = [...shots];
	const screens = unique(all.map(({ screen }) => screen));
	return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Vetrina: screens</title>
<style>
	body { margin: 0; background: #faf8f4; color: #171411; font: 14px/1.5 system-ui, sans-serif; }
	header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 40px; align-items: baseline; padding: 16px 32px; background: #171411; color: #faf8f4; }
	h1 { margin: 0; font: 400 24px/1 Didot, "Bodoni MT", serif; }
	header p { margin: 0 0 0 auto; opacity: .7; }
	fieldset { display: flex; gap: 16px; margin: 0; border: 0; padding: 0; }
	legend { float: left; padding: 0 16px 0 0; opacity: .7; }
	nav { columns: 12rem; padding: 24px 32px 0; }
	nav a { display: block; padding: 2px 0; }
	section { padding: 40px 32px 0; scroll-margin-top: 56px; }
	h2 { margin: 0 0 16px; border-top: 1px solid #17141120; padding-top: 16px; font: 400 20px/1.2 Didot, "Bodoni MT", serif; }
	a { color: inherit; text-decoration: none; }
	a:hover { text-decoration: underline; }
	.row { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start; }
	figure { margin: 0; }
	img { display: block; width: auto; height: 260px; background: #f1ede5; box-shadow: 0 0 0 1px #17141120; }
	figcaption { padding-top: 6px; font-size: 12px; color: #5c554c; }
	:focus-visible { outline: 2px solid #6d1522; outline-offset: 2px; }
</style>
<header>
	<h1>Vetrina</h1>${choices("locale", unique(all.map(({ locale }) => locale)))}${choices(
		"width",
		unique(all.map(({ width }) => width)).toSorted((one, other) => Number(one) - Number(other)),
	)}
	<p>${screens.length} screens, ${all.length} pictures, ${escapeHtml(madeAt)}</p>
</header>
<nav>${screens.map((screen) => `<a href="#${escapeHtml(screen)}">${escapeHtml(toTitle(screen))}</a>`).join("")}</nav>
${screens
	.map((screen) =>
		section(
			screen,
			all.filter((shot) => shot.screen === screen),
		),
	)
	.join("")}
<script>
	const apply = () => {
		for (const figure of document.querySelectorAll("figure"))
			figure.hidden = ["locale", "width"].some((name) =>
				!document.querySelector('input[name="' + name + '"][value="' + figure.dataset[name] + '"]').checked);
		for (const part of document.querySelectorAll("section"))
			part.hidden = !part.querySelector("figure:not([hidden])");
	};
	document.addEventListener("change", apply);
	apply();
</script>
`;
}
