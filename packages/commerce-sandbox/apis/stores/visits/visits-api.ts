import { Hono } from "hono";
import { requireShopper } from "../../../auth/require-shopper.ts";
import type { CommerceHono } from "../../../http/http.ts";
import { withJsonBody } from "../../../http/json-body.ts";
import { problem } from "../../../http/problem.ts";
import { acceptParameters } from "../../../requests/query-parameters.ts";
import type { Controllers } from "../../controllers/controller.ts";
import { jsonAction } from "../../controllers/json-action.ts";
import {
	appointmentSchema,
	cancelAppointment,
	createAppointment,
	freeTimes,
	ownAppointment,
	ownAppointments,
} from "./appointments.ts";
import {
	availabilitySchema,
	createReservation,
	findAvailableStores,
	giveUpReservation,
	ownReservation,
	ownReservations,
	reservationSchema,
} from "./reservations.ts";

export const visitsApiApp = new Hono<CommerceHono>();

const RESERVATIONS = "/custom/reservations-api/v1/organizations/:org/reservations";
const APPOINTMENTS = "/custom/appointments-api/v1/organizations/:org/appointments";

visitsApiApp.use(`${RESERVATIONS}/*`, requireShopper);
visitsApiApp.use(`${APPOINTMENTS}/*`, requireShopper);
visitsApiApp.get(
	`${RESERVATIONS}/stores`,
	acceptParameters({
		productId: "required text",
		latitude: "text",
		longitude: "text",
		countryCode: "text",
		postalCode: "text",
	}),
	async (c) => {
		const { locale: _, siteId: __, ...query } = c.req.query();
		const result = availabilitySchema.safeParse(query);
		return result.success
			? findAvailableStores(c, result.data)
			: problem(
					400,
					"bad-request",
					`The query parameter '${result.error.issues[0]?.path.join(".")}' is not accepted.`,
				);
	},
);
visitsApiApp.get(RESERVATIONS, requireShopper, acceptParameters({}), (c) =>
	ownReservations(c.env.DB, c.get("shopper")),
);
visitsApiApp.post(
	RESERVATIONS,
	requireShopper,
	acceptParameters({}),
	withJsonBody(reservationSchema, (c, body) => createReservation(c, body)),
);
visitsApiApp.get(`${RESERVATIONS}/:id`, acceptParameters({ code: "text" }), (c) =>
	ownReservation(c.env.DB, c.get("shopper"), c.req.param("id"), c.req.query("code")),
);
visitsApiApp.delete(`${RESERVATIONS}/:id`, acceptParameters({ code: "text" }), (c) =>
	giveUpReservation(c.env.DB, c.get("shopper"), c.req.param("id"), c.req.query("code")),
);

visitsApiApp.get(`${APPOINTMENTS}/times`, acceptParameters({ storeId: "required text" }), (c) =>
	freeTimes(c.env.DB, c.get("shopper"), c.req.query("storeId") ?? ""),
);
visitsApiApp.get(APPOINTMENTS, requireShopper, acceptParameters({}), (c) =>
	ownAppointments(c.env.DB, c.get("shopper")),
);
visitsApiApp.post(
	APPOINTMENTS,
	requireShopper,
	acceptParameters({}),
	withJsonBody(appointmentSchema, (c, body) => createAppointment(c, body)),
);
visitsApiApp.get(`${APPOINTMENTS}/:id`, acceptParameters({ code: "text" }), (c) =>
	ownAppointment(c.env.DB, c.get("shopper"), c.req.param("id"), c.req.query("code")),
);
visitsApiApp.delete(`${APPOINTMENTS}/:id`, acceptParameters({ code: "text" }), (c) =>
	cancelAppointment(c.env.DB, c.get("shopper"), c.req.param("id"), c.req.query("code")),
);

export const visitsControllers: Controllers = {
	"Reservations-Create": jsonAction(reservationSchema, ({ c }, body) => createReservation(c, body)),
	"Reservations-FindAvailableStores": jsonAction(availabilitySchema, ({ c }, body) =>
		findAvailableStores(c, body),
	),
	"Appointments-Create": jsonAction(appointmentSchema, ({ c }, body) => createAppointment(c, body)),
};
