/** Generated from openapi.yaml by scripts/generate.ts: change that, not this. */

export interface paths {
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Trade a username and password for a session token. */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End this session. */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/heartbeat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep the session of an active tab alive; sent at most once a minute. */
        post: operations["heartbeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change one's password; every other session of the user ends. */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reauth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove one's password again, for calls that ask for it. */
        post: operations["proveAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the user is signed in. */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** End one of the user's sessions, or all but this one. */
        delete: operations["endSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether signing in asks for a code of this user, and has one to ask for. */
        get: operations["readTwoFactor"];
        /** The first code of that app; the answer holds the recovery codes, once. */
        put: operations["confirmTwoFactor"];
        /** A new secret for an app that makes codes; nothing is asked for before it is confirmed. */
        post: operations["beginTwoFactor"];
        /** Ask for no code of this user any more; needs one of them, or a recovery code. */
        delete: operations["endTwoFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in, what they may do, and what time it is on the server. */
        get: operations["readUserInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Name and logo of the business, for the sign-in screen and the page title. */
        get: operations["readTenant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server and its database are well; all but the status to a session, or to whoever may read the metrics. */
        get: operations["readHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures for Prometheus, to the loopback or to the metrics token only; 404 to everybody else. */
        get: operations["readMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The first five of each kind that a name, a phone or `#339` finds; a kind that the reader may not see is absent. */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/first-steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a new business has set up so far, until it has an event and money in its book. */
        get: operations["readFirstSteps"];
        put?: never;
        post?: never;
        /** Show the first steps to nobody of the business any more. */
        delete: operations["dismissFirstSteps"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings as name and value; secrets are masked unless you may change them. */
        get: operations["readSettings"];
        put?: never;
        /** Save the settings that are sent; a blank or masked token stays as it was. */
        post: operations["saveSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A message template filled with sample data, with its length in segments. */
        post: operations["previewTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many events each day has, and the events of today and tomorrow.
         * @description Without `from` and `to` it covers this Ethiopian year and its neighbours.
         */
        get: operations["readCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Events of a branch, latest first; with `date`, those of one day, earliest first; the filters are for the list. */
        get: operations["listEvents"];
        put?: never;
        /** Schedule an event for a client, who is found by the primary phone or created. */
        post: operations["scheduleEvent"];
        /** Cancel a coming event, with an optional refund that waits for approval. */
        delete: operations["deleteEvent"];
        options?: never;
        head?: never;
        /** Change an event; the money it has already received stays as it is. */
        patch: operations["updateEvent"];
        trace?: never;
    };
    "/event/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many events each of the usual filters of the list lets through. */
        get: operations["readEventCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to one event, newest first; of values only those that the reader may see. */
        get: operations["readEventHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who can be assigned to an event, what they earn by it, and where they work at about that time. */
        get: operations["readEventStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Say that an employee came to an event, or did not, and who came instead; the wage follows. */
        patch: operations["setAttendance"];
        trace?: never;
    };
    "/event/vendors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which vendors can be assigned to an event, at what price, and where they are booked at about that time. */
        get: operations["readEventVendors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Places of earlier events, those of the client with the phone first. */
        get: operations["listPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How full each day of a period is: events, guests and kept days, beside what the branch takes. */
        get: operations["readDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kitchen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What to cook, buy and load on some days, without a price.
         * @description Of at most two hundred events. More are refused with `maximum` at `to`, for a single day with `required` at `branchId`, and for one of a single branch with `maximum` at `from`.
         */
        get: operations["readKitchen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep what a printed sheet of the kitchen said, in the place of the one of its kind before. */
        post: operations["printSheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring a deleted event back. */
        post: operations["restoreEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The money of one event: what was asked for, what was received, what is left. */
        get: operations["readEventAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enquiry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Enquiries, newest first: calls that are not yet a booking. */
        get: operations["listEnquiries"];
        put?: never;
        /** Write down a call that is not yet a booking, with up to three offers. */
        post: operations["createEnquiry"];
        delete?: never;
        options?: never;
        head?: never;
        /** Change an enquiry that has no event yet, or say why it was lost. */
        patch: operations["updateEnquiry"];
        trace?: never;
    };
    "/proforma": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The proformas kept of one enquiry, newest first. */
        get: operations["listProformas"];
        put?: never;
        /** Print the offers of an enquiry as a proforma and keep it as it was printed. */
        post: operations["printProforma"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proforma/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A kept proforma, as it was printed. */
        get: operations["readProforma"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/generate-agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write the agreement of an event as a printable page and keep a copy. */
        post: operations["generateAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The agreements kept of one event. */
        get: operations["listAgreements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agreement/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep the photo of an agreement that was signed, instead of an earlier one; null takes it away. */
        post: operations["keepSignedPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agreement/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A kept agreement, as it was printed. */
        get: operations["readAgreement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assign-employee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the employees of an event; an empty list clears them. */
        post: operations["assignEmployees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assign-vendor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the vendors of an event; an empty list clears them. */
        post: operations["assignVendors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliverables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What vendors owe to coming events, by date. */
        get: operations["listDeliverables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Tick what a vendor has delivered, or untick it. */
        patch: operations["markDelivered"];
        trace?: never;
    };
    "/branch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The branches; address and date only with the Branches permission. */
        get: operations["listBranches"];
        put?: never;
        /** Add a branch. */
        post: operations["createBranch"];
        /** Close a branch that has no money, users or coming events. */
        delete: operations["deleteBranch"];
        options?: never;
        head?: never;
        /** Change the name, the address or the numbers of agreements of a branch. */
        patch: operations["updateBranch"];
        trace?: never;
    };
    "/item": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The items that packages and custom events are made of. */
        get: operations["listItems"];
        put?: never;
        /** Add an item. */
        post: operations["createItem"];
        /** Take an item out of the pickers; events that had it keep it. */
        delete: operations["deleteItem"];
        options?: never;
        head?: never;
        /** Edit an item. */
        patch: operations["updateItem"];
        trace?: never;
    };
    "/package": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The packages as a list; with `id`, that one package as an object. */
        get: operations["listPackages"];
        put?: never;
        /** Add a package with its items and price tiers. */
        post: operations["createPackage"];
        /** Take a package out of the pickers; events that had it keep it. */
        delete: operations["deletePackage"];
        options?: never;
        head?: never;
        /** Change a package; events keep the price they were scheduled at. */
        patch: operations["updatePackage"];
        trace?: never;
    };
    "/employee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The employees; id, name and phone only, unless you hold Employees. */
        get: operations["listEmployees"];
        put?: never;
        /** Add an employee. */
        post: operations["createEmployee"];
        /** Take an employee off the list; past events keep the name. */
        delete: operations["deleteEmployee"];
        options?: never;
        head?: never;
        /** Change an employee; wages already earned stay. */
        patch: operations["updateEmployee"];
        trace?: never;
    };
    "/employee-ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an employee gained, and what is still owed. */
        get: operations["readEmployeeLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Pay all that is owed, with the salary or without it. */
        patch: operations["payEmployee"];
        trace?: never;
    };
    "/pay-day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each employee is due in a branch: what is earned, what is coming, and the salary of the month. */
        get: operations["readPayDay"];
        put?: never;
        /** Pay many employees what they have earned, with the salary of the month where it is due: an entry each, all or none. */
        post: operations["payWages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The vendors; without Vendors only what an assignment or a ledger needs. */
        get: operations["listVendors"];
        put?: never;
        /** Add a vendor. */
        post: operations["createVendor"];
        /** Take a vendor off the list; past events keep the name. */
        delete: operations["deleteVendor"];
        options?: never;
        head?: never;
        /** Change a vendor; assignments keep the price they were made at. */
        patch: operations["updateVendor"];
        trace?: never;
    };
    "/vendor-ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a branch owes a vendor (`in`) or has paid (`out`), and the balance. */
        get: operations["readVendorLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Pay a vendor from the cash of a branch. */
        patch: operations["payVendor"];
        trace?: never;
    };
    "/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The users you may manage; id and username only, to whoever creates petty cash. */
        get: operations["listUsers"];
        /** Set the permissions of a user, within your own. */
        put: operations["setUserAccess"];
        /** Add a member of staff. */
        post: operations["createUser"];
        /** Remove a user and end their sessions; never an admin. */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /** Change a user; a blank password stays as it was. */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The clients, or the one with exactly this phone or id. */
        get: operations["listClients"];
        put?: never;
        /** Add a client. */
        post: operations["createClient"];
        /** Remove a client who has no coming events. */
        delete: operations["deleteClient"];
        options?: never;
        head?: never;
        /** Change a client. */
        patch: operations["updateClient"];
        trace?: never;
    };
    "/client/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The messages to one client about every event, newest first. */
        get: operations["listClientMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/paper": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** All that is known of a client, for a client who asks; the log has it. */
        post: operations["tellClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make one client of two of the same branch; for an admin. */
        post: operations["mergeClients"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cashbook of a branch, what waits for approval, or what is still to settle.
         * @description The page and the figures beside it are read one after the other: for a moment they may differ by an entry that is just being booked.
         */
        get: operations["listTransactions"];
        put?: never;
        /** Record cash that came in or went out. */
        post: operations["recordTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        /** Accept or reject what is pending, or settle an advance; one that goes out needs Cashbook In/Out as well. */
        patch: operations["resolveTransaction"];
        trace?: never;
    };
    "/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a payment for an event, or hand it in for approval without Cashbook Settle Advance Payment.
         * @description Of one user it is claim and acceptance in one. Where a second user has to approve it, it waits like a claim; so it does of who may only schedule events.
         */
        post: operations["takePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The places of money beside the box of each branch; their last digits with any permission of the cashbook. */
        get: operations["listMoneyPlaces"];
        put?: never;
        /** Add a place of money, of one branch or shared by all. */
        post: operations["createMoneyPlace"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change, close or open a place of money; one that holds money cannot be closed.
         * @description The branch of a place is changed only before money has moved there.
         */
        patch: operations["updateMoneyPlace"];
        trace?: never;
    };
    "/entry-note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add to a written entry what was learned later; the last note of a kind counts. */
        post: operations["noteEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cost-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Events that a cost may be for, by name and day alone; for whoever spends and may see no event. */
        get: operations["listCostEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move money between two places of a branch; it neither came in nor went out. */
        post: operations["transferMoney"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The closes of a branch, newest first, and what the next one begins from. */
        get: operations["listCloses"];
        put?: never;
        /**
         * Close the day of a branch by what was counted at each place.
         * @description A dry run keeps nothing, and tells the figures of the book to who has counted. The close names the last entry that it saw; after a newer one it is refused as BALANCE_CHANGED.
         */
        post: operations["closeDay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/close/difference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book the difference that the last close of a branch found at a place and left open.
         * @description A difference that takes cash out is a payment, and needs a password typed lately; where its sum needs two users, another one than who closed the day books it (SELF_APPROVAL). Once booked it is ALREADY_PROCESSED, after a newer close BALANCE_CHANGED.
         */
        post: operations["bookDifference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/opening": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The opening figures of a branch, and whether they may be entered. */
        get: operations["readOpening"];
        put?: never;
        /**
         * Enter what a branch has, owes and has received on the day it begins; admins only.
         * @description One entry for each account, against `opening:BRANCH`. A dry run keeps nothing, and tells the figures. Once for each branch, while its book has no other entry: else ALREADY_OPENED.
         */
        post: operations["openBooks"];
        /**
         * Take the opening figures of a branch back by opposite entries; admins only.
         * @description Refused where it would leave an event, a petty-cash account or the box with less than nothing. Afterwards they may be entered again, unless the book has other entries by then.
         */
        delete: operations["undoOpening"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/correction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct what moved money, by saying what it should have been.
         * @description The entry stays; another one takes back the difference and names it. Who may make the call that booked it may correct it, with Cashbook In/Out where the cash of the book moves.
         */
        post: operations["correctEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom we owe: vendors, employees, and the known rest of advances that go out, the largest first. */
        get: operations["listPayables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/receivables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who owes: events with something left to pay or waiting for the cashier, earliest first. */
        get: operations["listReceivables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withholding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Events whose client withholds tax and owes its certificate: what is left is at most the tax. */
        get: operations["listAwaitedCertificates"];
        put?: never;
        /** Book the certificate of a client who withheld tax; what is left falls, and no cash moves. */
        post: operations["withhold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cash-meter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the client of an event has paid in cash today, what the event was paid in cash, and the most that the law allows. */
        get: operations["readCashMeter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a period brought, what it cost, and what was left.
         * @description By the day of the event: events, guests, booked, due, cost, profit. By the day of booking in Addis Ababa: received, other. Kept days that have ended and deleted events count in none; what was tagged with them is other.
         */
        get: operations["readReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an owner asks at the end of a week.
         * @description What the events of these days earned, and what was corrected, deleted, discounted or counted otherwise on them, and by whom; each list the newest first, at most fifty. What concerns events needs View Events.
         */
        get: operations["readReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Value added tax of events, by the day of the event or by the day of payment. */
        get: operations["listVat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/envelope": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an accountant needs of some months, as one ZIP file.
         * @description A general journal for Sage 50 (Peachtree), and a check sheet of each place: what was there at first, in, out, transferred, and what was there at last. All of it is of one moment, whatever is booked meanwhile. The directory of a ZIP file stands at its end, so one that broke off does not open.
         */
        post: operations["takeEnvelope"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gl-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account of the general ledger of each kind of account of the journal. */
        get: operations["listGlAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the account of the general ledger of a kind; for an admin. */
        patch: operations["updateGlAccount"];
        trace?: never;
    };
    "/copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The daily copies that the server keeps, and who took one home last; for an admin. */
        get: operations["listCopies"];
        put?: never;
        /**
         * A daily copy as a file that only the passphrase opens; for an admin.
         * @description The file is in the age format, so that `restore --passphrase-file` opens it, and any program that knows age. Its end is marked: a file that broke off is refused. 404 also where the server's key does not open the copy.
         */
        post: operations["takeCopy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tax-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The dated figures of law, each with its source. */
        get: operations["listTaxRules"];
        put?: never;
        /** Add a figure of law from a day on; for an admin. */
        post: operations["createTaxRule"];
        delete?: never;
        options?: never;
        head?: never;
        /** Correct the day, value or source of a figure of law; for an admin. */
        patch: operations["updateTaxRule"];
        trace?: never;
    };
    "/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A month of the business beside those before it, who owes, and events that lack staff. */
        get: operations["readOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/petty-cash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The petty-cash accounts; with `id`, the transactions of that account, newest first. */
        get: operations["listPettyCash"];
        put?: never;
        /** Open an account for a spender, spend from one, or return money to the cashbook. */
        post: operations["recordPettyCash"];
        /** Close an open account or open a closed one; `closed` says which is meant. */
        delete: operations["togglePettyCash"];
        options?: never;
        head?: never;
        /** Add money to an open account. */
        patch: operations["addToPettyCash"];
        trace?: never;
    };
    "/action-logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who did what, latest first; pages start at 0. */
        get: operations["listActionLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write down that a list leaves the app as a file, before the file is saved. */
        post: operations["recordExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest imports, and which can still be undone; for an admin. */
        get: operations["listImports"];
        put?: never;
        /**
         * Check a piece of an import row by row, and keep it until the import is committed; for an admin.
         * @description The first piece begins an import and names its file, each further piece names the import. A row that was sent before is checked again. A row that is refused refuses nothing else. A begun import that is not committed within a day is forgotten.
         */
        post: operations["importRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take all accepted rows of an import in, or none; for an admin.
         * @description Every row is checked again. Where one means something else than it did when it was sent, nothing is taken in: 409 `STALE` names those rows, which the next piece may send again; it names none while another import is being taken in.
         */
        post: operations["commitImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back all that an import has made, within a day of its commit; for an admin.
         * @description 409 `IN_USE` while something refers to one of its records or one was changed since; `in_use` says which. 409 `ALREADY_PROCESSED` after the day.
         */
        post: operations["undoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Store a photo or a receipt and get the path to name it by. */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/{path}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A stored image, to whoever may see a record that shows it; 404 to everybody else.
         * @description An image tag cannot send a header, so the session is read from a cookie. The logo is public.
         */
        get: operations["readUpload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The messages of an event and what became of them. */
        get: operations["listSms"];
        put?: never;
        /** Send a message of an event again. */
        post: operations["sendSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Id: number;
        IdSet: components["schemas"]["Id"][];
        Name: string;
        /** @description How the user is named on papers and in lists; absent, the username is. */
        FullName: string;
        /** @description Blank takes it away; absent leaves it as it was. */
        FullNameInput: string;
        Remark: string;
        /** @description Birr with at most two decimals. multipleOf compares floats, so whoever validates needs a tolerance (multipleOfPrecision). */
        Money: number;
        /** @description Birr that change hands; more than none. */
        PaidMoney: number;
        /** @description Birr that may be negative, or a sum of many, up to the largest whose santim a number holds exactly. */
        SignedMoney: number;
        People: number;
        Count: number;
        Phone: string;
        Time: string;
        /** @description A Gregorian day. */
        CivilDate: string;
        /** @description An Ethiopian day; the thirteenth month has five days, or six. */
        EtDate: {
            year: number;
            month: number;
            day: number;
        };
        /** @description The picked day and time as they were picked; the first ten characters are the day in every zone. */
        EventDateTime: string;
        /** Format: date-time */
        Instant: string;
        FilePath: string;
        PhoneOrNone: components["schemas"]["Phone"] | null;
        MoneyOrNone: components["schemas"]["Money"] | null;
        FilePathOrNone: components["schemas"]["FilePath"] | null;
        Cursor: string;
        /** @enum {string} */
        TransactType: "in" | "out";
        /** @enum {string} */
        Role: "admin" | "staff";
        /** @enum {string} */
        WageType: "fixed" | "dynamic";
        /** @enum {string} */
        VendorPricing: "fixed" | "per-person";
        Username: string;
        NewPassword: string;
        /** @enum {string} */
        Permission: "Calendar" | "View Events" | "Create Event" | "Delete Event" | "Generate Aggrement" | "Assign Employees" | "Assign Vendors" | "Clients" | "Vendors" | "Items" | "Packages" | "Employees" | "Branches" | "App Users" | "Cashbook View Records" | "Cashbook In/Out" | "Cashbook View Balance" | "Cashbook Spend Petty Cash" | "Cashbook Create Petty Cash" | "Cashbook Approve Pending Transaction" | "Cashbook Settle Advance Payment" | "Cashbook Petty Cash" | "Vendor Ledger" | "System Settings" | "Action Logs";
        /** @description Permission names with a comma between them; none of the names has one. */
        AccessList: string;
        /** @enum {string} */
        ErrorCode: "INVALID_LOGIN" | "CODE_REQUIRED" | "TOO_MANY_ATTEMPTS" | "SESSION_EXPIRED" | "NO_PERMISSION" | "NOT_FOUND" | "MALFORMED_JSON" | "UNSUPPORTED_MEDIA_TYPE" | "PAYLOAD_TOO_LARGE" | "VALIDATION" | "NO_TIER" | "DATE_MISMATCH" | "BRANCH_REQUIRED" | "IDEMPOTENCY_KEY_REUSED" | "IDEMPOTENCY_KEY_REQUIRED" | "ALREADY_OPENED" | "ALREADY_PROCESSED" | "INSUFFICIENT_BALANCE" | "CLOSED" | "IN_USE" | "STALE" | "BALANCE_CHANGED" | "CLOCK_BEHIND" | "NOTHING_TO_PAY" | "NOTHING_TO_CORRECT" | "ADMIN_UNDELETABLE" | "ADMIN_ONLY" | "PASSWORD_CHANGE_REQUIRED" | "TWO_FACTOR_REQUIRED" | "REAUTH_REQUIRED" | "TARGET_NOT_ALLOWED" | "NOT_YOUR_ACCOUNT" | "SELF_APPROVAL" | "ABOVE_CEILING" | "CONFLICTS" | "CAPACITY" | "PLACE" | "DUPLICATE" | "SALARY_ALREADY_PAID" | "PENDING_OPEN" | "UPCOMING_EVENTS" | "PAST_EVENT" | "NOT_BEGUN" | "OVERPAYMENT" | "OPENED" | "MESSAGE_LIMIT" | "RATE_LIMITED" | "UNAVAILABLE" | "INTERNAL";
        /**
         * @description What can be wrong with one field.
         * @enum {string}
         */
        FieldErrorCode: "required" | "type" | "format" | "enum" | "pattern" | "minimum" | "maximum" | "decimals" | "minLength" | "maxLength" | "minItems" | "maxItems" | "malformed" | "unknown" | "duplicate" | "mismatch" | "overlap" | "notFound" | "notAllowed" | "ownName" | "tooCommon" | "tooSimple" | "lookAlike";
        Error: {
            /** @constant */
            success: false;
            msg: string;
            code: components["schemas"]["ErrorCode"];
            requestId: string;
            /** @description By field; a nested field is written as `client.primary_phone` or `pricing.0.min`. */
            errors?: {
                [key: string]: components["schemas"]["FieldErrorCode"];
            };
            conflicts?: components["schemas"]["Conflict"][];
            match?: components["schemas"]["Match"];
            reasons?: components["schemas"]["UseReason"][];
            places?: components["schemas"]["PlaceTaken"][];
            /** @description With CAPACITY: what the day would hold with this event. */
            capacity?: components["schemas"]["DayLoad"];
            /** @description With DUPLICATE of a reference or of the number of a tax receipt: where it stands. */
            first?: components["schemas"]["FirstUse"];
            /** @description With CLOCK_BEHIND: what the clock of the server says, and when the newest entry of the branch was booked. */
            clock?: {
                now: components["schemas"]["Instant"];
                newest: components["schemas"]["Instant"];
            };
            /** @description With `minimum` of `agreement_number`: the lowest that may be chosen. */
            least?: components["schemas"]["Count"];
            /** @description With `maximum` of a sum, or OPENED: the most that is possible, in birr. */
            most?: components["schemas"]["Money"];
            /** @description With STALE: as it is now. */
            event?: components["schemas"]["Event"];
            /** @description With STALE: who changed it last, the full name or the username. */
            changed_by?: string;
            changed_at?: components["schemas"]["Instant"];
            /** @description With STALE of an import: the rows of the sheet that mean something else now. */
            rows?: components["schemas"]["SheetRow"][];
            /** @description With IN_USE of an import. */
            in_use?: components["schemas"]["ImportInUse"];
        };
        /** @description The first request with this reference or number; of another branch only that there is one. */
        FirstUse: {
            /** @description Of the row of the book; absent while it is a claim. */
            id?: components["schemas"]["Id"];
            book_no?: components["schemas"]["Count"];
            createdAt?: components["schemas"]["Instant"];
            branch?: components["schemas"]["Named"];
        };
        /** @description Another event of the branch at the same place within six hours. */
        PlaceTaken: {
            eventId: components["schemas"]["Id"];
            client: string;
            event_date: components["schemas"]["EventDateTime"];
            time: components["schemas"]["Time"];
            venue: string;
        };
        /** @description What a branch has on a day, without kept days that have ended, and the most that it takes; absent is no limit. */
        DayLoad: {
            date: components["schemas"]["CivilDate"];
            /** @description Kept days too. */
            events: components["schemas"]["Count"];
            /** @description With additional plates. */
            people: components["schemas"]["Count"];
            /** @description How many of the events only keep the day. */
            holds: components["schemas"]["Count"];
            max_events?: components["schemas"]["Count"];
            max_people?: components["schemas"]["Count"];
        };
        Days: {
            success: components["schemas"]["Success"];
            /** @description Every day of the period, in order. */
            days: components["schemas"]["DayLoad"][];
        };
        /** @description Which questions of an earlier refusal are answered with yes. */
        Confirmations: ("CAPACITY" | "CONFLICTS" | "PLACE" | "OPENED" | "TAX_WITHHELD")[];
        /** @description What has to be paid, settled, corrected or moved before a record can be deleted; sums are positive, but for a balance below zero. `tax_withheld`, by itself, is a question: TAX_WITHHELD in `confirm` closes the branch. `_owed` and `_out` are still to be paid, `_ahead` was paid too early or too much, `_in` is still to come. */
        UseReason: {
            /** @enum {string} */
            reason: "users" | "coming_events" | "pending_payments" | "petty_cash" | "balance" | "vendors_owed" | "vendors_ahead" | "wages_owed" | "wages_ahead" | "advances_out" | "advances_in" | "clients_owe" | "clients_ahead" | "tax_withheld";
            count?: components["schemas"]["Count"];
            /** @description Absent where it is not known. */
            amount?: components["schemas"]["SignedMoney"];
        };
        /** @description Another event that wants the same person or vendor at about the same time. */
        Conflict: {
            /** @description The employee or the vendor. */
            id: components["schemas"]["Id"];
            name: string;
            /** @description Absent when the event is of another branch. */
            eventId?: components["schemas"]["Id"];
            event_date: components["schemas"]["EventDateTime"];
            time: components["schemas"]["Time"];
            /** @description Full name of the client; absent when the event is of another branch. */
            client?: string;
        };
        /** @description The record that a duplicate would repeat. */
        Match: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @constant */
        Success: true;
        Done: {
            success: components["schemas"]["Success"];
        };
        /** @description What was put into the book of the branch; a rejected claim puts nothing there. */
        Booked: {
            success: components["schemas"]["Success"];
            /** @description The record of the book, as `GET /transactions?type=book&id=` finds it. */
            id?: components["schemas"]["Id"];
            book_no?: components["schemas"]["Count"];
            /** @description Of the book after it, for those who may see it. */
            balance?: components["schemas"]["SignedMoney"];
            /** @description Of an addition to petty cash. */
            transaction_id?: components["schemas"]["Id"];
            /** @description What the day holds, where the money brings back an event that was no longer kept, and the day is over its limits. */
            capacity?: components["schemas"]["DayLoad"];
        };
        /** @description The account, and what was booked; spending puts nothing into the book, and creating is no transaction. */
        PettyCashBooked: {
            success: components["schemas"]["Success"];
            /** @description The petty cash account. */
            id: components["schemas"]["Id"];
            /** @description The record of the book. */
            record_id?: components["schemas"]["Id"];
            /** @description As `GET /petty-cash?id=` lists it. */
            transaction_id?: components["schemas"]["Id"];
            book_no?: components["schemas"]["Count"];
            /** @description Of the book after it, for those who may see it. */
            balance?: components["schemas"]["SignedMoney"];
        };
        Created: {
            success: components["schemas"]["Success"];
            id: components["schemas"]["Id"];
        };
        Named: {
            id: components["schemas"]["Id"];
            name: string;
        };
        Deletion: {
            id?: components["schemas"]["Id"];
        };
        BranchDeletion: {
            id?: components["schemas"]["Id"];
            confirm?: components["schemas"]["Confirmations"];
        };
        Credentials: {
            username: components["schemas"]["Username"];
            password: string;
            code?: components["schemas"]["SecondFactorCode"];
        };
        PasswordChange: {
            current: string;
            new: components["schemas"]["NewPassword"];
        };
        PasswordProof: {
            password: string;
        };
        Sessions: {
            success: components["schemas"]["Success"];
            sessions: components["schemas"]["OpenSession"][];
        };
        OpenSession: {
            id: components["schemas"]["Id"];
            device: string;
            ip: string;
            createdAt: components["schemas"]["Instant"];
            lastSeenAt: components["schemas"]["Instant"];
            /** @description The session that asks. */
            current: boolean;
        };
        SessionEnd: {
            id?: components["schemas"]["Id"];
            /**
             * @description All but the session that asks.
             * @constant
             */
            others?: true;
        };
        TwoFactor: {
            success: components["schemas"]["Success"];
            /** @description The setting two_factor asks it of this user; whoever has one is asked for it anyway. */
            required: boolean;
            enabled: boolean;
            recovery_left: number;
        };
        TwoFactorSecret: {
            success: components["schemas"]["Success"];
            /** @description In base 32 as people type it. */
            secret: string;
            /** @description The same for an app, as a QR code shows it. */
            uri: string;
        };
        TwoFactorCode: {
            code: string;
        };
        SecondFactorProof: {
            code: components["schemas"]["SecondFactorCode"];
        };
        /** @description Of the second factor, or a recovery code. */
        SecondFactorCode: string;
        RecoveryCodes: {
            success: components["schemas"]["Success"];
            /** @description Each opens once, in place of a code. */
            recovery_codes: string[];
        };
        SessionOpened: {
            success: components["schemas"]["Success"];
            token: string;
        };
        UserInfo: {
            success: components["schemas"]["Success"];
            user: components["schemas"]["SessionUser"];
            now: components["schemas"]["Instant"];
        };
        SessionUser: {
            id: components["schemas"]["Id"];
            username: string;
            full_name?: components["schemas"]["FullName"];
            role: components["schemas"]["Role"];
            access: components["schemas"]["AccessList"];
            branch?: components["schemas"]["Named"];
            tenant: components["schemas"]["TenantBrand"];
            /**
             * @description Another user gave the password; it has to be changed first.
             * @constant
             */
            must_change?: true;
            /**
             * @description A second factor is required and not set up yet.
             * @constant
             */
            must_enroll?: true;
            createdAt: components["schemas"]["Instant"];
        };
        TenantBrand: {
            logo?: components["schemas"]["FilePath"];
            short_name: string;
        };
        Tenant: {
            success: components["schemas"]["Success"];
            short_name: string;
            name: string;
            logo?: components["schemas"]["FilePath"];
            require_install: boolean;
            now: components["schemas"]["Instant"];
            /** @description The clock was set by hand, so it says nothing about the clock of a device. */
            is_clock_set: boolean;
        };
        Health: {
            success: components["schemas"]["Success"];
            /** @enum {string} */
            status: "ok" | "degraded";
            version?: string;
            /** @description What the server was built of; absent where it runs from sources. */
            commit?: string;
            /**
             * Format: date-time
             * @description When it was built.
             */
            built_at?: string;
            /** @enum {string} */
            database?: "up" | "down";
            /**
             * @description Whether a commit that was answered survives a power cut.
             * @enum {string}
             */
            durability?: "full" | "relaxed" | "unknown";
            /**
             * @description What an operator has to see to. `low_space`: a disk has less than 256 MB, and writes are refused;
             *     `database_full`: PostgreSQL had no disk or memory left; `unnamed_proxy`: a proxy that TRUST_PROXY does not name;
             *     `backup_failed`: the daily copy could not be made, and is tried again every few minutes;
             *     `read_only`: the database is a replica or refuses writes; `writes_wait`: PostgreSQL waits for a second machine to
             *     have a write; `clocks_differ`: the clocks of server and database are ten seconds or more apart;
             *     `clock_behind`: the clock is more than a day before the newest entry, and nothing is booked;
             *     `messages_refused`: the SMS gateway takes no messages; `archive_failed`: PostgreSQL cannot put its log into the backup repository; `replica_behind`: the replica
             *     that answers reports was behind or away within ten minutes.
             */
            warnings?: ("low_space" | "database_full" | "unnamed_proxy" | "backup_failed" | "read_only" | "writes_wait" | "clocks_differ" | "clock_behind" | "messages_refused" | "archive_failed" | "replica_behind")[];
        };
        FirstSteps: {
            success: components["schemas"]["Success"];
            /** @description Nobody has dismissed them, and the business has no event yet, or no money in its book. */
            is_shown: boolean;
            done: components["schemas"]["FirstStep"][];
        };
        /**
         * @description A name and a stamp, branches, dishes, packages, a second user, employees and vendors, money in a book, an event.
         * @enum {string}
         */
        FirstStep: "business" | "branches" | "items" | "packages" | "users" | "people" | "opening" | "event";
        Settings: {
            success: components["schemas"]["Success"];
            settings: components["schemas"]["Setting"][];
        };
        /** @description Every value travels as text. */
        Setting: {
            /** @enum {string} */
            name: "days_before" | "sms_api_token" | "sms_id" | "sender_name" | "sms_daily_limit" | "bank_name" | "acc_number" | "acc_name" | "days_before_temp" | "pay_confirm_temp" | "due_message" | "stamp" | "phone_prefixes" | "four_eyes" | "four_eyes_above" | "payment_ceiling" | "box_not_below_zero" | "require_idempotency_key" | "guests_per_employee" | "kitchen_buffer" | "show_fasts" | "feast_dates" | "conflict_hours" | "conflict_mode" | "capacity_mode" | "two_factor" | "agreement_terms" | "agreement_consent" | "agreement_after_receipt" | "require_install" | "tenant_name" | "tenant_logo" | "vat" | "tin" | "vat_no" | "slip_name" | "journal_dates" | "copy_reminder_days" | "keep_photos_months" | "paper_logo" | "paper_head" | "paper_foot" | "paper_size" | "paper_is_printed" | "paper_margin_top" | "paper_margin_right" | "paper_margin_bottom" | "paper_margin_left";
            value: string;
        };
        SettingsInput: {
            days_before?: number;
            sms_api_token?: string;
            /** @description Forget the token, which a blank one does not. */
            clear_sms_api_token?: boolean;
            sms_id?: string;
            sender_name?: string;
            /** @description The most messages that the business sends in a day of Addis Ababa; more wait for the next. */
            sms_daily_limit?: number;
            bank_name?: string;
            acc_number?: string;
            acc_name?: string;
            days_before_temp?: components["schemas"]["Template"];
            pay_confirm_temp?: components["schemas"]["Template"];
            /** @description Reminds a client of what is left to pay. */
            due_message?: components["schemas"]["Template"];
            stamp?: components["schemas"]["FilePathOrNone"];
            phone_prefixes?: string;
            four_eyes?: boolean;
            /** @description The most that a user pays out in a day of what nobody else has entered, or approves of what they entered; null for no such sum. */
            four_eyes_above?: components["schemas"]["PaidMoney"] | null;
            /** @description The most that anybody but an admin pays at once; null for no ceiling. */
            payment_ceiling?: components["schemas"]["PaidMoney"] | null;
            /** @description Whether a payment by hand, of a vendor, of wages or into petty cash is refused when the book has less. */
            box_not_below_zero?: boolean;
            /** @description Whether money is moved only by requests that have an Idempotency-Key. */
            require_idempotency_key?: boolean;
            /** @description How many guests one employee serves; 0 says nothing of staff. */
            guests_per_employee?: number;
            /** @description Percent that the kitchen cooks and buys beyond what the guests need. */
            kitchen_buffer?: number;
            /** @description Whether days say which fast they belong to. */
            show_fasts?: boolean;
            /** @description Days of feasts that were announced by sighting; read as JSON. */
            feast_dates?: components["schemas"]["FeastDate"][];
            conflict_hours?: number;
            /** @enum {string} */
            conflict_mode?: "warn" | "forbid";
            /**
             * @description Whether a day that is full may be booked on, once asked.
             * @enum {string}
             */
            capacity_mode?: "warn" | "forbid";
            /**
             * @description Of whom signing in asks a code: nobody, admins, or whoever sees money as well.
             * @enum {string}
             */
            two_factor?: "off" | "admin" | "money";
            agreement_terms?: string;
            /** @description Printed on the agreement: that photos of the client are kept; blank prints none. */
            agreement_consent?: string;
            /** @description Whether no agreement is printed while a payment of its event waits for approval. */
            agreement_after_receipt?: boolean;
            require_install?: boolean;
            tenant_name?: components["schemas"]["Name"];
            tenant_logo?: components["schemas"]["FilePathOrNone"];
            /** @description Of events that are booked from now on. */
            vat?: components["schemas"]["VatMode"];
            /** @description Of the business. */
            tin?: components["schemas"]["TinOrBlank"];
            /** @description The number of its registration for value added tax. */
            vat_no?: string;
            /** @description On agreements instead of the logo. */
            paper_logo?: components["schemas"]["FilePathOrNone"];
            /** @description Lines of the letterhead, below name and address. */
            paper_head?: string;
            /** @description Lines at the foot of each page. */
            paper_foot?: string;
            /** @enum {string} */
            paper_size?: "A4" | "A5";
            /** @description Whether the sheet has its head printed already, so that agreements have neither logo nor name. */
            paper_is_printed?: boolean;
            paper_margin_top?: components["schemas"]["PaperMargin"];
            paper_margin_right?: components["schemas"]["PaperMargin"];
            paper_margin_bottom?: components["schemas"]["PaperMargin"];
            paper_margin_left?: components["schemas"]["PaperMargin"];
            journal_dates?: components["schemas"]["JournalDates"];
            /** @description What the paper of money that came in is called; blank is payment slip, in both languages. */
            slip_name?: string;
            /** @description How many months after their last event the photos of a client are kept; null for ever. */
            keep_photos_months?: number | null;
            /** @description After how many days without a download admins are reminded to take a copy home; 0 never. */
            copy_reminder_days?: number;
        };
        /** @description Of agreements, in millimetres; null as usual for the sheet. Margins leave half of it. */
        PaperMargin: number | null;
        FeastDate: {
            /** @enum {string} */
            feast: "mawlid" | "eidFitr" | "eidAdha";
            date: components["schemas"]["CivilDate"];
        };
        Template: string;
        TemplateInput: {
            template: components["schemas"]["Template"];
        };
        /**
         * @description `banc_acc` is spelled so in the templates in use; the two names after it mean the same. `place` means the same as `venue`. `advance_paid` is the agreed advance, `received_money` what the cashier has approved of it.
         * @enum {string}
         */
        TemplatePlaceholder: "client_name" | "days_left" | "advance_paid" | "received_money" | "left_money" | "event_date" | "event_time" | "venue" | "place" | "bank_name" | "banc_acc" | "bank_acc" | "acc_number" | "acc_name";
        TemplatePreview: {
            success: components["schemas"]["Success"];
            text: string;
            segments: components["schemas"]["Count"];
            used: components["schemas"]["TemplatePlaceholder"][];
            /** @description Placeholders that would be sent as they stand. */
            unknown: string[];
        };
        Calendar: {
            success: components["schemas"]["Success"];
            /** @description By Gregorian day; a day without events is absent. */
            event_map: {
                [key: string]: components["schemas"]["CalendarDay"];
            };
            today_events: components["schemas"]["Event"][];
            tommorow_events: components["schemas"]["Event"][];
            /** @description The most that the branch takes on a day; absent is no limit, or several branches. */
            max_events?: components["schemas"]["Count"];
            max_people?: components["schemas"]["Count"];
        };
        CalendarDay: {
            /** @description Without kept days that have ended, as are the people and the names. */
            count: components["schemas"]["Count"];
            /** @description With additional plates. */
            people: components["schemas"]["Count"];
            /** @description The clients of the events below. */
            names?: string[];
            /** @description The first hundred in a line each, by the time of the day; absent where names are. */
            events?: components["schemas"]["CalendarEvent"][];
        };
        CalendarEvent: {
            hold?: components["schemas"]["EventHold"];
            id: components["schemas"]["Id"];
            time: components["schemas"]["Time"];
            client: string;
            people: components["schemas"]["People"];
            /** @description How many employees are assigned. */
            staff: components["schemas"]["Count"];
            payment: components["schemas"]["EventPayment"];
            left: components["schemas"]["SignedMoney"];
        };
        Events: {
            success: components["schemas"]["Success"];
            events: components["schemas"]["Event"][];
            next?: components["schemas"]["Cursor"];
        };
        EventSaved: {
            success: components["schemas"]["Success"];
            event: components["schemas"]["Event"];
            name_differs?: components["schemas"]["NameDiffers"];
        };
        /** @description The phone belongs to a client of another name, which was kept. */
        NameDiffers: {
            kept: string;
            given: string;
        };
        Event: {
            id: components["schemas"]["Id"];
            event_date: components["schemas"]["EventDateTime"];
            /** @description The true instant: a time before 06:00 falls on the next civil day. */
            starts_at: components["schemas"]["Instant"];
            et_date: components["schemas"]["EtDate"];
            time: components["schemas"]["Time"];
            branchId: components["schemas"]["Id"];
            branch: components["schemas"]["Named"];
            /** @description Where the feast is: a hall, a house, an address. */
            venue?: string;
            /** @description How to find it. */
            venue_note?: string;
            contact?: components["schemas"]["EventContact"];
            occasion?: components["schemas"]["Occasion"];
            /** @description Absent for a custom event. */
            packageId?: components["schemas"]["Id"];
            package?: components["schemas"]["EventPackage"];
            client: components["schemas"]["EventClient"];
            num_of_people: components["schemas"]["People"];
            /** @description Of custom events only. */
            per_person?: components["schemas"]["Money"];
            is_fixed: boolean;
            paid_full: boolean;
            items: components["schemas"]["Named"][];
            additionalitems: components["schemas"]["AdditionalItem"][];
            additional_plates: components["schemas"]["People"];
            additional_price: components["schemas"]["Money"];
            discount_amount: components["schemas"]["Money"];
            advance_amount: components["schemas"]["Money"];
            remark?: string;
            send_sms: boolean;
            send_schedule: boolean;
            /** @description Path of the photo of the ID card; not the id of the client. */
            client_id?: components["schemas"]["FilePath"];
            /** @description Path of the photo of the face. */
            client_image?: components["schemas"]["FilePath"];
            agreed_by?: string;
            employees: components["schemas"]["EventEmployee"][];
            vendors: components["schemas"]["EventVendor"][];
            /** @description The price per person it was scheduled at. */
            unit_price: components["schemas"]["Money"];
            /** @description For how many people that price holds; absent where it is not the price of a package. */
            unit_price_tier?: components["schemas"]["PeopleRange"];
            /** @description The price before additions and discount. */
            base: components["schemas"]["SignedMoney"];
            /** @description The total without value added tax. */
            net: components["schemas"]["SignedMoney"];
            vat: components["schemas"]["SignedMoney"];
            /** @description As it was booked. */
            vat_mode: components["schemas"]["VatMode"];
            /** @description Of the day of the event; 0 without the tax. */
            vat_rate: components["schemas"]["Percent"];
            /** @description What the client pays. */
            total: components["schemas"]["SignedMoney"];
            /** @description Approved by the cashier. */
            received: components["schemas"]["SignedMoney"];
            /** @description Waiting for approval; a refund is negative. */
            pending: components["schemas"]["SignedMoney"];
            /** @description Negative is a credit of the client. */
            left: components["schemas"]["SignedMoney"];
            stage: components["schemas"]["EventStage"];
            hold?: components["schemas"]["EventHold"];
            /** @description The last day on which the day is kept. */
            hold_until?: components["schemas"]["CivilDate"];
            /** @description Paid for, however few come; absent where nothing is guaranteed. */
            guaranteed_people?: components["schemas"]["People"];
            /** @description Of the people; absent where nothing is said. */
            fasting_people?: components["schemas"]["People"];
            payment: components["schemas"]["EventPayment"];
            /** @description By the setting `guests_per_employee`; absent while that is 0. */
            employees_needed?: components["schemas"]["Count"];
            /** @description Of its package or its own items; absent while nothing is said. */
            menu?: components["schemas"]["Menu"];
            /** @description The newest agreement; absent before the first. */
            paper?: components["schemas"]["EventPaper"];
            version: components["schemas"]["Count"];
            createdAt: components["schemas"]["Instant"];
            deletedAt?: components["schemas"]["Instant"];
            /** @description Of a deleted event. */
            deletion?: components["schemas"]["EventDeleted"];
        };
        EventDeleted: {
            by?: components["schemas"]["LogUser"];
            reason?: string;
            /** @description What went back to the client. */
            refunded: components["schemas"]["Money"];
            /** @description What goes back once the cashier approves it. */
            refund_waits: components["schemas"]["Money"];
            /** @description What stays with the branch. */
            kept: components["schemas"]["SignedMoney"];
        };
        /**
         * @description What is celebrated; `memorial` is lekso or tezkar.
         * @enum {string}
         */
        Occasion: "wedding" | "mels" | "christening" | "mahber" | "memorial" | "birthday" | "meeting" | "other";
        OccasionOrNone: components["schemas"]["Occasion"] | null;
        EventPaper: {
            id: components["schemas"]["Id"];
            /** @description As the paper says it: `2019-0202/2`. */
            number: string;
            date: components["schemas"]["CivilDate"];
            /** @description As it was printed; absent on older ones. */
            num_of_people?: components["schemas"]["People"];
            /** @description Day, hour, place, people or total are others now. */
            is_outdated: boolean;
        };
        /** @description Whom to call at the place. */
        EventContact: {
            name?: string;
            phone?: components["schemas"]["Phone"];
        };
        EventContactInput: {
            name?: string;
            /** @description Blank for none. */
            phone?: string;
        };
        Places: {
            success: components["schemas"]["Success"];
            places: {
                venue: string;
                venue_note?: string;
                /** @description The client with the phone celebrated there. */
                of_client: boolean;
            }[];
        };
        /**
         * @description Whether meat, milk and eggs are in it. A package or menu is fasting when all its items are, and not fasting when one is not.
         * @enum {string}
         */
        Menu: "fasting" | "not fasting";
        MenuOrNone: components["schemas"]["Menu"] | null;
        /**
         * @description Deleted, begun more than six hours ago, with money that the cashier approved, or scheduled without; the first of these that is true.
         * @enum {string}
         */
        EventStage: "cancelled" | "done" | "confirmed" | "booked";
        /**
         * @description The day is kept for a client who has not paid; `ended` takes no room any more. Absent once it is booked.
         * @enum {string}
         */
        EventHold: "on" | "ended";
        /**
         * @description A payment or refund waits for the cashier, more than the total came in, all of it, a part of it, or nothing; the first of these that is true.
         * @enum {string}
         */
        EventPayment: "claimed" | "credit" | "paid" | "part" | "none";
        /** @enum {string} */
        EventOrder: "newest" | "earliest" | "scheduled" | "left";
        /** @description How many events each of the usual filters lets through, counted to 1000. */
        EventCounts: {
            success: components["schemas"]["Success"];
            /** @description From today on. */
            upcoming: components["schemas"]["CountTo1000"];
            /** @description Today and the six days after it. */
            week: components["schemas"]["CountTo1000"];
            /** @description From today on and nobody is assigned. */
            unstaffed: components["schemas"]["CountTo1000"];
            /** @description Something is left to pay, whenever they are. */
            owes: components["schemas"]["CountTo1000"];
            /** @description Before today. */
            past: components["schemas"]["CountTo1000"];
            /** @description Whose day is only kept. */
            held?: components["schemas"]["CountTo1000"];
            /** @description From today on and no longer kept. */
            lapsed?: components["schemas"]["CountTo1000"];
            /** @description Deleted; absent without Delete Event. */
            cancelled?: components["schemas"]["CountTo1000"];
            /** @description Enquiries that are open. */
            enquiries?: components["schemas"]["CountTo1000"];
            /** @description Those of them that are to be called back today, or were before. */
            calls?: components["schemas"]["CountTo1000"];
        };
        EventHistory: {
            success: components["schemas"]["Success"];
            history: components["schemas"]["EventHappening"][];
            next?: components["schemas"]["Cursor"];
        };
        /** @description A row of the action log about an event, without the device it came from. */
        EventHappening: {
            id: components["schemas"]["Id"];
            username: string;
            full_name?: components["schemas"]["FullName"];
            action: components["schemas"]["LogAction"];
            changes?: components["schemas"]["LogChange"][];
            createdAt: components["schemas"]["Instant"];
        };
        EventStaff: {
            success: components["schemas"]["Success"];
            staff: components["schemas"]["StaffMember"][];
        };
        /** @description An employee beside the hour of an event. */
        StaffMember: {
            id: components["schemas"]["Id"];
            full_name: string;
            phone_number: components["schemas"]["Phone"];
            /** @description What this event would be paid by its hour; absent without Employees. */
            wage?: components["schemas"]["Money"];
            /** @description Their other events in the Ethiopian month of this one, of the branches that the reader may see. */
            month_events: components["schemas"]["Count"];
            /** @description They work at another event of that day, of any branch. */
            same_day?: boolean;
            /** @description At most five, the earliest first. */
            conflicts: components["schemas"]["Conflict"][];
        };
        EventVendors: {
            success: components["schemas"]["Success"];
            vendors: components["schemas"]["VendorChoice"][];
        };
        /** @description A vendor beside the hour of an event. */
        VendorChoice: {
            id: components["schemas"]["Id"];
            name: string;
            category: string;
            pricing: components["schemas"]["VendorPricing"];
            /** @description As agreed for this event, or the price that an assignment would agree now. */
            amount: components["schemas"]["Money"];
            /** @description At most five, the earliest first, of a vendor with a fixed price, who attends; one who is paid per person delivers, and has none. */
            conflicts: components["schemas"]["Conflict"][];
        };
        SearchResult: {
            success: components["schemas"]["Success"];
            clients?: components["schemas"]["FoundClient"][];
            /** @description Those to come first. */
            events?: components["schemas"]["Event"][];
            /** @description The newest, for who sees events. */
            enquiries?: components["schemas"]["FoundEnquiry"][];
            transactions?: components["schemas"]["CashbookRecord"][];
            vendors?: components["schemas"]["Named"][];
            employees?: components["schemas"]["Named"][];
            items?: components["schemas"]["Named"][];
            packages?: components["schemas"]["Named"][];
        };
        FoundEnquiry: {
            id: components["schemas"]["Id"];
            name: string;
            phone: components["schemas"]["Phone"];
            state: components["schemas"]["EnquiryState"];
            /** @description For an admin. */
            branch?: components["schemas"]["Named"];
        };
        FoundClient: {
            id: components["schemas"]["Id"];
            full_name: string;
            phone_number: components["schemas"]["Phone"];
            secondary_phone: components["schemas"]["Phone"];
            /** @description For an admin. */
            branch?: components["schemas"]["Named"];
            /** @description What is left to pay of all their events together, for who sees events. */
            left?: components["schemas"]["Money"];
            /** @description How many events something is left to pay of. */
            owing?: number;
        };
        /** @description A thousand stands for as many or more. */
        CountTo1000: number;
        PeopleRange: {
            min: components["schemas"]["People"];
            max: components["schemas"]["People"];
        };
        EventClient: {
            id: components["schemas"]["Id"];
            full_name: string;
            phone_number: components["schemas"]["Phone"];
            secondary_phone: components["schemas"]["Phone"];
        };
        EventPackage: {
            id: components["schemas"]["Id"];
            name: string;
            prices: components["schemas"]["Tier"][];
            items: components["schemas"]["Named"][];
        };
        EventEmployee: {
            id: components["schemas"]["Id"];
            full_name: string;
            phone_number: components["schemas"]["Phone"];
            /**
             * @description They did not come: nothing is owed for it, and they leave the count of staff. Else absent.
             * @constant
             */
            came?: false;
        };
        EventVendor: {
            id: components["schemas"]["Id"];
            name: string;
            category: string;
            pricing: components["schemas"]["VendorPricing"];
            amount: components["schemas"]["Money"];
        };
        AdditionalItem: {
            name: string;
        };
        EventClientInput: {
            name: components["schemas"]["Name"];
            primary_phone: components["schemas"]["Phone"];
            secondary_phone: components["schemas"]["Phone"];
        };
        /** @description What EventInput and EventUpdate share; closed where they compose it. */
        EventFields: {
            client: components["schemas"]["EventClientInput"];
            /** @description By what the client is said to have paid; read when a claim is opened. */
            payment?: components["schemas"]["ClaimFacts"];
            /** @description A package; `custom`, null or absent means a custom event. */
            packageId?: components["schemas"]["Id"] | "custom" | null;
            event_date: components["schemas"]["CivilDate"];
            time: components["schemas"]["Time"];
            et_date: components["schemas"]["EtDate"];
            num_of_people: components["schemas"]["People"];
            /** @description The guests that are paid for, however few come; not with a fixed price. The price is for the larger of both numbers. */
            guaranteed_people?: number | null;
            /** @description The guests who fast, at most all of the people. */
            fasting_people?: components["schemas"]["People"] | null;
            advance_amount: components["schemas"]["Money"];
            additional_plates?: components["schemas"]["People"];
            additional_price?: components["schemas"]["Money"];
            discount_amount?: components["schemas"]["Money"];
            custom_items?: components["schemas"]["IdSet"];
            additional_items?: components["schemas"]["Name"][];
            remark?: components["schemas"]["Remark"];
            /** @description The price per person of a custom event, or its whole price when `is_fixed`. */
            per_person?: components["schemas"]["MoneyOrNone"];
            /** @description A custom event at one price, whatever the number of people. */
            is_fixed?: boolean;
            paid_full?: boolean;
            send_sms?: boolean;
            send_schedule?: boolean;
            /** @description Path of the photo of the ID card; not the id of the client. */
            client_id?: components["schemas"]["FilePathOrNone"];
            /** @description Path of the photo of the face. */
            client_image?: components["schemas"]["FilePathOrNone"];
            branchId: components["schemas"]["Id"];
            /** @description Where the feast is: a hall, a house, an address. */
            venue?: string;
            /** @description How to find it. */
            venue_note?: string;
            contact?: components["schemas"]["EventContactInput"];
            occasion?: components["schemas"]["OccasionOrNone"];
            /** @description Hold it where another event of the branch is within six hours, once asked; the same as PLACE in `confirm`. */
            same_place?: boolean;
            confirm?: components["schemas"]["Confirmations"];
            /** @description Keep the day until then for a client who has not paid, from today to the day of the event; null books it. */
            hold_until?: components["schemas"]["CivilDate"] | null;
        };
        /** @description What is absent counts as none, no or an empty list. */
        EventInput: {
            /** @description The client with the primary phone, once asked: the second phone of this form is kept as theirs. A second phone they had still leads to them. */
            add_phone_to?: components["schemas"]["Id"];
            /** @description The open enquiry that this event comes from; one that has an event already is refused as ALREADY_PROCESSED. */
            enquiryId?: components["schemas"]["Id"];
        } & components["schemas"]["EventFields"];
        /** @description The whole form again with its id; what is absent stays as it was. */
        EventUpdate: {
            id: components["schemas"]["Id"];
            /** @description The version that was read; an older one is refused as STALE. Without it the form that is sent last wins, also over an advance that came in meanwhile; whatever that does to money waits for approval. */
            version?: components["schemas"]["Count"];
            /** @description Take today's price of the package instead of the one it was scheduled at. */
            use_new_price?: boolean;
            /** @description Rename a client who has other events too, once asked. */
            rename_client?: boolean;
            /** @description Move it although its people are needed elsewhere at that time, once asked; the same as CONFLICTS in `confirm`. */
            force?: boolean;
        } & components["schemas"]["EventFields"];
        EventDeletion: {
            id?: components["schemas"]["Id"];
            /** @description At most the cash that was received; with OPENED in `confirm` also what was received before the books began. */
            refund?: components["schemas"]["Money"];
            confirm?: components["schemas"]["Confirmations"];
            /** @description Why, for whoever asks later. */
            reason?: string;
        };
        EventRestoration: {
            id: components["schemas"]["Id"];
            /** @description Bring it back although its people are needed elsewhere at that time, once asked; the same as CONFLICTS in `confirm`. */
            force?: boolean;
            confirm?: components["schemas"]["Confirmations"];
        };
        EventRestored: {
            success: components["schemas"]["Success"];
            /** @description Employees and vendors of the event who were deleted meanwhile, and are not assigned to it any more. */
            taken_off?: string[];
        };
        EventAccount: {
            success: components["schemas"]["Success"];
            total: components["schemas"]["SignedMoney"];
            /** @description What the client is said to have paid: the advance, or all of it. */
            claim: components["schemas"]["SignedMoney"];
            received: components["schemas"]["SignedMoney"];
            pending: components["schemas"]["SignedMoney"];
            left: components["schemas"]["SignedMoney"];
            entries: components["schemas"]["EventAccountEntry"][];
            /** @description Of an event that is not deleted, for who may see the balance. */
            result?: components["schemas"]["EventResult"];
        };
        /** @description What an event earns and costs; accrued, whether it is paid or not. */
        EventResult: {
            /** @description The total without value added tax. */
            net: components["schemas"]["SignedMoney"];
            costs: components["schemas"]["Cost"][];
            /** @description The sum of them. */
            cost: components["schemas"]["SignedMoney"];
            /** @description net - cost */
            profit: components["schemas"]["SignedMoney"];
            margin?: components["schemas"]["Margin"];
        };
        /** @description Percent of net that is profit, to a tenth; absent where net is 0. */
        Margin: number;
        Cost: {
            /**
             * @description Wages and vendors of the event; entries by hand and petty spending that name it.
             * @enum {string}
             */
            kind: "wages" | "vendors" | "tagged";
            /** @description Of what is tagged alone. */
            category?: components["schemas"]["CostCategory"];
            /** @description What came in by hand lowers it, as corrections do. */
            amount: components["schemas"]["SignedMoney"];
        };
        EventAccountEntry: {
            /** @description Of a claim or of a payment, so two rows may have the same; the key tells them apart. */
            id: components["schemas"]["Id"];
            key: string;
            amount: components["schemas"]["Money"];
            /** @enum {string} */
            state: "open" | "accepted" | "rejected" | "void" | "settled" | "withheld" | "opened";
            /** @description Who resolved it. */
            username?: string;
            full_name?: components["schemas"]["FullName"];
            remark?: string;
            /** @description Of a payment; the id by which it is corrected. */
            record?: components["schemas"]["EntryLink"];
            /** @description Of tax that the client withheld, as the next. */
            certificate_no?: string;
            certificate_date?: components["schemas"]["CivilDate"];
        } & components["schemas"]["ShownMovement"];
        AgreementInput: {
            eventId: components["schemas"]["Id"];
            date: components["schemas"]["CivilDate"];
            behalf: components["schemas"]["Name"];
            client: components["schemas"]["Name"];
            client_phone: components["schemas"]["Phone"];
            event_date: components["schemas"]["CivilDate"];
            advance: components["schemas"]["Money"];
            left: components["schemas"]["SignedMoney"];
        };
        Agreements: {
            success: components["schemas"]["Success"];
            agreements: components["schemas"]["Agreement"][];
        };
        Agreement: {
            id: components["schemas"]["Id"];
            /** @description As printed. */
            number: string;
            date: components["schemas"]["CivilDate"];
            behalf: string;
            client: string;
            client_phone: components["schemas"]["Phone"];
            event_date: components["schemas"]["CivilDate"];
            advance: components["schemas"]["Money"];
            left: components["schemas"]["SignedMoney"];
            username: string;
            full_name?: components["schemas"]["FullName"];
            createdAt: components["schemas"]["Instant"];
            signed?: components["schemas"]["SignedPaper"];
        };
        /** @description The photo of the paper that was signed, and who added it when. */
        SignedPaper: {
            image: components["schemas"]["FilePath"];
            username: string;
            full_name?: components["schemas"]["FullName"];
            createdAt: components["schemas"]["Instant"];
        };
        SignedPaperInput: {
            /** @description The agreement. */
            id: components["schemas"]["Id"];
            /** @description null takes it away. */
            image: components["schemas"]["FilePathOrNone"];
        };
        EmployeeAssignment: {
            employees: components["schemas"]["IdSet"];
            eventId: components["schemas"]["Id"];
            /** @description Assign in spite of conflicts. */
            force?: boolean;
        };
        Attendance: {
            eventId: components["schemas"]["Id"];
            /** @description One who is assigned to the event. */
            employeeId: components["schemas"]["Id"];
            /** @description false from the start of the event on; true takes that back. */
            came: boolean;
            /** @description Assigned in the same step, with their own rates, in place of who did not come. */
            replacement?: components["schemas"]["Id"];
            /** @description Assign in spite of conflicts. */
            force?: boolean;
        };
        VendorAssignment: {
            vendors: components["schemas"]["IdSet"];
            eventId: components["schemas"]["Id"];
            /** @description Assign in spite of conflicts. */
            force?: boolean;
        };
        Deliverables: {
            success: components["schemas"]["Success"];
            deliverables: components["schemas"]["Deliverable"][];
            next?: components["schemas"]["Cursor"];
        };
        Deliverable: {
            /** @description The assignment. */
            id: components["schemas"]["Id"];
            event_date: components["schemas"]["EventDateTime"];
            et_date: components["schemas"]["EtDate"];
            time: components["schemas"]["Time"];
            eventId: components["schemas"]["Id"];
            client: components["schemas"]["EventClient"];
            branch: components["schemas"]["Named"];
            vendor: components["schemas"]["EventVendor"];
            num_of_people: components["schemas"]["People"];
            /** @description What the vendor is owed for it. */
            total: components["schemas"]["SignedMoney"];
            delivered: boolean;
        };
        Delivery: {
            assignmentId: components["schemas"]["Id"];
            delivered: boolean;
        };
        /**
         * @description `open` has no event yet, `kept` a day that is only kept, `booked` an event; `lost` has a reason.
         * @enum {string}
         */
        EnquiryState: "open" | "kept" | "booked" | "lost";
        /** @enum {string} */
        LossReason: "price" | "date_taken" | "no_answer" | "other";
        /** @description A month of the Ethiopian calendar. */
        EtMonth: {
            year: number;
            month: number;
        };
        /** @description What EnquiryInput and EnquiryUpdate share; closed where they compose it. */
        EnquiryFields: {
            name?: components["schemas"]["Name"];
            phone?: components["schemas"]["Phone"];
            /** @description The day that is asked for, where one is named; then there is no month. */
            event_date?: components["schemas"]["CivilDate"] | null;
            /** @description The month, where no day is named yet. */
            et_month?: components["schemas"]["EtMonth"] | null;
            /** @description The guests, where a number is named. */
            num_of_people?: number | null;
            words?: components["schemas"]["Remark"];
            /** @description The day on which they are to be called back. */
            call_on?: components["schemas"]["CivilDate"] | null;
            /** @description What is offered; one that is sent as it was keeps the figures that were told. */
            options?: components["schemas"]["EnquiryOptionInput"][];
        };
        EnquiryInput: {
            branchId: components["schemas"]["Id"];
        } & WithRequired<components["schemas"]["EnquiryFields"], "name" | "phone">;
        /** @description What is absent stays as it was. */
        EnquiryUpdate: {
            id: components["schemas"]["Id"];
            /** @description The version that was read; an older one is refused as STALE. */
            version?: components["schemas"]["Count"];
            /** @description Why it was lost; null opens it again. */
            lost_because?: components["schemas"]["LossReason"] | null;
        } & components["schemas"]["EnquiryFields"];
        EnquiryOptionInput: {
            /** @description A package; `custom`, null or absent means a menu of its own. */
            packageId?: components["schemas"]["Id"] | "custom" | null;
            custom_items?: components["schemas"]["IdSet"];
            num_of_people: components["schemas"]["People"];
            /** @description The price per person of a menu of its own, or its whole price when `is_fixed`. */
            per_person?: components["schemas"]["MoneyOrNone"];
            is_fixed?: boolean;
        };
        /** @description An offer with the figures that were told. */
        EnquiryOption: {
            packageId?: components["schemas"]["Id"];
            /** @description Of the package; absent of a menu of its own. */
            name?: string;
            items: components["schemas"]["Named"][];
            num_of_people: components["schemas"]["People"];
            is_fixed: boolean;
            /** @description Per person, or for all when `is_fixed`. */
            unit_price: components["schemas"]["Money"];
            /** @description The total without value added tax. */
            net: components["schemas"]["Money"];
            vat: components["schemas"]["Money"];
            vat_mode: components["schemas"]["VatMode"];
            vat_rate: components["schemas"]["Percent"];
            total: components["schemas"]["Money"];
        };
        Enquiry: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Count"];
            branchId: components["schemas"]["Id"];
            branch: components["schemas"]["Named"];
            name: string;
            phone: components["schemas"]["Phone"];
            event_date?: components["schemas"]["CivilDate"];
            et_month?: components["schemas"]["EtMonth"];
            num_of_people?: components["schemas"]["People"];
            words: string;
            call_on?: components["schemas"]["CivilDate"];
            state: components["schemas"]["EnquiryState"];
            lost_because?: components["schemas"]["LossReason"];
            /** @description The event that it became. */
            eventId?: components["schemas"]["Id"];
            options: components["schemas"]["EnquiryOption"][];
            /** @description Who wrote it down. */
            username: string;
            full_name?: components["schemas"]["FullName"];
            createdAt: components["schemas"]["Instant"];
        };
        EnquirySaved: {
            success: components["schemas"]["Success"];
            enquiry: components["schemas"]["Enquiry"];
        };
        Enquiries: {
            success: components["schemas"]["Success"];
            enquiries: components["schemas"]["Enquiry"][];
            next?: components["schemas"]["Cursor"];
        };
        ProformaInput: {
            /** @description An enquiry with offers, all of which are printed. */
            enquiryId: components["schemas"]["Id"];
            /** @description The last day on which the prices hold. */
            valid_until: components["schemas"]["CivilDate"];
            /** @description Of whoever asks, where they have one. */
            client_tin?: components["schemas"]["TinOrBlank"];
            /** @description Who offers it; absent, the user. */
            behalf?: components["schemas"]["Name"];
        };
        Proforma: {
            id: components["schemas"]["Id"];
            /** @description As printed. */
            number: string;
            date: components["schemas"]["CivilDate"];
            valid_until: components["schemas"]["CivilDate"];
            username: string;
            full_name?: components["schemas"]["FullName"];
            createdAt: components["schemas"]["Instant"];
        };
        Proformas: {
            success: components["schemas"]["Success"];
            proformas: components["schemas"]["Proforma"][];
        };
        Branches: {
            success: components["schemas"]["Success"];
            branches: components["schemas"]["Branch"][];
        };
        Branch: {
            id: components["schemas"]["Id"];
            name: string;
            address?: string;
            /** @description Of the next event whose agreement is printed; absent where agreements are numbered by the year and id of their event. */
            agreement_number?: components["schemas"]["Count"];
            /** @description The lowest that may be chosen, once one was printed. */
            least_agreement_number?: components["schemas"]["Count"];
            createdAt?: components["schemas"]["Instant"];
            /** @description The most events that it takes on a day, with the address; absent is no limit, as of people. */
            max_events?: components["schemas"]["Count"];
            max_people?: components["schemas"]["Count"];
        };
        /** @description The most of a day; null is no limit, and what is absent stays as it was. */
        MostOfADay: number | null;
        Address: string;
        /** @description Where the agreements of the branch go on, as in its paper book; null numbers them by the year and id of their event. */
        AgreementNumber: number | null;
        BranchInput: {
            name: components["schemas"]["Name"];
            address: components["schemas"]["Address"];
            max_events?: components["schemas"]["MostOfADay"];
            max_people?: components["schemas"]["MostOfADay"];
            agreement_number?: components["schemas"]["AgreementNumber"];
        };
        BranchUpdate: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            address: components["schemas"]["Address"];
            max_events?: components["schemas"]["MostOfADay"];
            max_people?: components["schemas"]["MostOfADay"];
            agreement_number?: components["schemas"]["AgreementNumber"];
        };
        Items: {
            success: components["schemas"]["Success"];
            items: components["schemas"]["Item"][];
        };
        Item: {
            id: components["schemas"]["Id"];
            name: string;
            menu?: components["schemas"]["Menu"];
            kind: components["schemas"]["ItemKind"];
            unit?: components["schemas"]["ItemUnit"];
            per_guest?: components["schemas"]["PerGuest"];
            createdAt: components["schemas"]["Instant"];
        };
        ItemInput: {
            name: components["schemas"]["Name"];
            menu?: components["schemas"]["MenuOrNone"];
            /** @description Food where nothing is said. */
            kind?: components["schemas"]["ItemKind"];
            unit?: components["schemas"]["ItemUnitOrNone"];
            per_guest?: components["schemas"]["PerGuestOrNone"];
        };
        ItemUpdate: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            menu?: components["schemas"]["MenuOrNone"];
            kind?: components["schemas"]["ItemKind"];
            unit?: components["schemas"]["ItemUnitOrNone"];
            per_guest?: components["schemas"]["PerGuestOrNone"];
        };
        KitchenAnswer: {
            success: components["schemas"]["Success"];
            /** @description Percent beyond what the guests need; it is in every amount. */
            buffer: number;
            /** @description Earliest first, without kept days that have ended. */
            events: components["schemas"]["KitchenEvent"][];
            /** @description Of each branch, the sum of what its events get. */
            totals: components["schemas"]["KitchenTotal"][];
        };
        KitchenEvent: {
            id: components["schemas"]["Id"];
            event_date: components["schemas"]["CivilDate"];
            time: components["schemas"]["Time"];
            branch: components["schemas"]["Named"];
            /** @description The name alone. */
            client: string;
            /** @description Absent for an own menu. */
            package?: string;
            people: components["schemas"]["People"];
            plates: components["schemas"]["People"];
            /** @description Of the people; they get the twin of the package, without one what is fasting in the menu. */
            fasting: components["schemas"]["People"];
            items: components["schemas"]["KitchenItem"][];
            additional_items: string[];
            remark: string;
            staff: string[];
            vendors: string[];
            hours: components["schemas"]["LoadHours"];
            /** @description What a sheet printed now says; sent back when it is printed. */
            said: components["schemas"]["SheetSaid"];
            /** @description The last printed sheet of each kind, the latest first. */
            printed: components["schemas"]["PrintedSheet"][];
            venue?: string;
            venue_note?: string;
            /** @description At the place, for the load list alone. */
            contact?: components["schemas"]["EventContact"];
        };
        /** @enum {string} */
        SheetKind: "kitchen" | "load" | "shopping" | "packing";
        SheetNames: string[];
        /** @description What a sheet says of an event, by the names of its fields; `items` and `employees` by name. */
        SheetSaid: {
            event_date: components["schemas"]["CivilDate"];
            time: components["schemas"]["Time"];
            num_of_people: components["schemas"]["People"];
            additional_plates: components["schemas"]["People"];
            fasting_people: components["schemas"]["People"];
            items: components["schemas"]["SheetNames"];
            additionalitems: components["schemas"]["SheetNames"];
            remark: components["schemas"]["Remark"];
            employees: components["schemas"]["SheetNames"];
        };
        SheetInput: {
            kind: components["schemas"]["SheetKind"];
            events: components["schemas"]["SheetEvent"][];
        };
        SheetEvent: {
            id: components["schemas"]["Id"];
            said: components["schemas"]["SheetSaid"];
        };
        PrintedSheet: {
            kind: components["schemas"]["SheetKind"];
            printedAt: components["schemas"]["Instant"];
            /** @description What is different since; none where the paper is still right. */
            changes: components["schemas"]["LogChange"][];
        };
        KitchenItem: {
            id: components["schemas"]["Id"];
            name: string;
            kind: components["schemas"]["ItemKind"];
            menu?: components["schemas"]["Menu"];
            /** @description People and additional plates that get it. */
            guests: components["schemas"]["Count"];
            unit?: components["schemas"]["ItemUnit"];
            per_guest?: components["schemas"]["PerGuest"];
            /** @description With the buffer, rounded up for each event: to 0.1 for kg and l, to 1 else; absent without a quantity. */
            amount?: number;
        };
        KitchenTotal: {
            branch: components["schemas"]["Named"];
            items: components["schemas"]["KitchenItem"][];
        };
        LoadHours: {
            /** @description An hour and a half before the event. */
            leave: components["schemas"]["Time"];
            /** @description An hour before it. */
            arrive: components["schemas"]["Time"];
            serve: components["schemas"]["Time"];
        };
        /** @enum {string} */
        ItemKind: "food" | "drink" | "equipment" | "other";
        /** @enum {string} */
        ItemUnit: "kg" | "l" | "pcs" | "bottle" | "plate" | "set";
        ItemUnitOrNone: components["schemas"]["ItemUnit"] | null;
        /** @description Of the unit, for each guest. */
        PerGuest: number;
        PerGuestOrNone: components["schemas"]["PerGuest"] | null;
        Packages: {
            success: components["schemas"]["Success"];
            packages: components["schemas"]["Package"][] | components["schemas"]["Package"];
        };
        Package: {
            id: components["schemas"]["Id"];
            name: string;
            menu?: components["schemas"]["Menu"];
            /** @description Absent without any. */
            terms?: string;
            /** @description The package that the fasting guests get; absent without one. */
            fasting_package?: components["schemas"]["Named"];
            prices: components["schemas"]["Tier"][];
            items: components["schemas"]["Named"][];
            createdAt: components["schemas"]["Instant"];
        };
        /** @description From `min` to `max` people, both included, `value` is the price per person. */
        Tier: {
            min: components["schemas"]["People"];
            max: components["schemas"]["People"];
            value: components["schemas"]["PaidMoney"];
        };
        PackageItems: components["schemas"]["Id"][];
        Pricing: components["schemas"]["Tier"][];
        /** @description Printed on agreements, below the terms of the business; blank prints none, absent leaves them as they are. */
        PackageTerms: string;
        PackageInput: {
            name: components["schemas"]["Name"];
            items: components["schemas"]["PackageItems"];
            pricing: components["schemas"]["Pricing"];
            terms?: components["schemas"]["PackageTerms"];
            fasting_package?: components["schemas"]["FastingPackage"];
        };
        PackageUpdate: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            items: components["schemas"]["PackageItems"];
            pricing: components["schemas"]["Pricing"];
            terms?: components["schemas"]["PackageTerms"];
            fasting_package?: components["schemas"]["FastingPackage"];
        };
        /** @description Another package, for the guests who fast; absent, it stays as it is. */
        FastingPackage: components["schemas"]["Id"] | null;
        Employees: {
            success: components["schemas"]["Success"];
            employees: components["schemas"]["Employee"][];
        };
        Employee: {
            id: components["schemas"]["Id"];
            full_name: string;
            /** @description The parts of the full name, as they are written; with Employees alone. */
            first_name?: string;
            last_name?: string;
            phone_number: components["schemas"]["Phone"];
            guarantor_phone?: components["schemas"]["Phone"];
            salary?: components["schemas"]["Money"];
            wage_type?: components["schemas"]["WageType"];
            event_wage?: components["schemas"]["Money"];
            afternoon_wage?: components["schemas"]["Money"];
            evening_wage?: components["schemas"]["Money"];
            personal_image?: components["schemas"]["FilePath"];
            id_image?: components["schemas"]["FilePath"];
            guarantor_id?: components["schemas"]["FilePath"];
            agreement_image?: components["schemas"]["FilePath"];
            createdAt?: components["schemas"]["Instant"];
            /** @description Taken off the list but not paid yet. */
            deletedAt?: components["schemas"]["Instant"];
            /** @description What is owed them, in the branches of the reader; below zero it was paid ahead. */
            owed?: components["schemas"]["SignedMoney"];
        };
        /** @description What EmployeeInput and EmployeeUpdate share; closed where they compose it. */
        EmployeeFields: {
            first_name: components["schemas"]["Name"];
            last_name: components["schemas"]["Name"];
            phone_number: components["schemas"]["Phone"];
            guarantor_phone?: components["schemas"]["PhoneOrNone"];
            salary: components["schemas"]["Money"];
            wage_type: components["schemas"]["WageType"];
            event_wage?: components["schemas"]["MoneyOrNone"];
            afternoon_wage?: components["schemas"]["MoneyOrNone"];
            evening_wage?: components["schemas"]["MoneyOrNone"];
            personal_image?: components["schemas"]["FilePathOrNone"];
            id_image?: components["schemas"]["FilePathOrNone"];
            guarantor_id?: components["schemas"]["FilePathOrNone"];
            agreement_image?: components["schemas"]["FilePathOrNone"];
        };
        EmployeeInput: components["schemas"]["EmployeeFields"];
        EmployeeUpdate: {
            id: components["schemas"]["Id"];
        } & components["schemas"]["EmployeeFields"];
        Vendors: {
            success: components["schemas"]["Success"];
            vendors: components["schemas"]["Vendor"][];
        };
        Vendor: {
            id: components["schemas"]["Id"];
            name: string;
            category: string;
            pricing: components["schemas"]["VendorPricing"];
            amount: components["schemas"]["Money"];
            representative?: string;
            contact?: components["schemas"]["Phone"];
            createdAt?: components["schemas"]["Instant"];
            /** @description Taken off the list but not paid yet. */
            deletedAt?: components["schemas"]["Instant"];
            /** @description What is owed them, in the branches of the reader; below zero it was paid ahead. */
            owed?: components["schemas"]["SignedMoney"];
        };
        /** @description What VendorInput and VendorUpdate share; closed where they compose it. */
        VendorFields: {
            name: components["schemas"]["Name"];
            category: components["schemas"]["Name"];
            pricing: components["schemas"]["VendorPricing"];
            amount: components["schemas"]["Money"];
            representative: components["schemas"]["Name"];
            contact: components["schemas"]["Phone"];
        };
        VendorInput: components["schemas"]["VendorFields"];
        VendorUpdate: {
            id: components["schemas"]["Id"];
        } & components["schemas"]["VendorFields"];
        Users: {
            success: components["schemas"]["Success"];
            users: components["schemas"]["User"][];
        };
        User: {
            id: components["schemas"]["Id"];
            username: string;
            full_name?: components["schemas"]["FullName"];
            role?: components["schemas"]["Role"];
            branch?: components["schemas"]["Named"];
            access?: components["schemas"]["AccessList"];
            createdAt?: components["schemas"]["Instant"];
        };
        UserInput: {
            username: components["schemas"]["Username"];
            password: components["schemas"]["NewPassword"];
            branchId: components["schemas"]["Id"];
            full_name?: components["schemas"]["FullNameInput"];
            /** @description The user chooses another password first. Absent it is false from an admin, who alone may send that, and true from others. */
            must_change?: boolean;
        };
        UserUpdate: {
            id: components["schemas"]["Id"];
            username: components["schemas"]["Username"];
            /** @description Blank or absent stays as it was. */
            password?: string;
            branchId?: components["schemas"]["Id"];
            full_name?: components["schemas"]["FullNameInput"];
            /** @description With a new password; the user chooses another first. Absent it is false from an admin, who alone may send that, and true from others. */
            must_change?: boolean;
            /**
             * @description For whoever lost the second factor; an admin alone.
             * @constant
             */
            end_two_factor?: true;
        };
        UserAccess: {
            id: components["schemas"]["Id"];
            access: components["schemas"]["Permission"][];
        };
        UserSaved: {
            success: components["schemas"]["Success"];
            msg: string;
            /** @description Of the new user. */
            id?: components["schemas"]["Id"];
        };
        Clients: {
            success: components["schemas"]["Success"];
            clients: components["schemas"]["Client"][];
            next?: components["schemas"]["Cursor"];
        };
        Client: {
            id: components["schemas"]["Id"];
            full_name: string;
            phone_number: components["schemas"]["Phone"];
            secondary_phone?: components["schemas"]["Phone"];
            client_image?: components["schemas"]["FilePath"];
            id_image?: components["schemas"]["FilePath"];
            /** @description When their photos were deleted, because there was no event for as long as `keep_photos_months` say. */
            photos_ended_at?: components["schemas"]["Instant"];
            /** @description Whose row it is; told to an admin. */
            branch?: components["schemas"]["Named"];
            events: components["schemas"]["ClientEvent"][];
            tin?: components["schemas"]["Tin"];
            /** @description Whether they keep back a part of the price as tax; absent where not. */
            withholds?: boolean;
            /** @description Left to pay of all their events; in a search by phone, with View Events. */
            left?: components["schemas"]["Money"];
            last_event?: components["schemas"]["ClientLastEvent"];
            createdAt: components["schemas"]["Instant"];
        };
        ClientPaperRequest: {
            id: components["schemas"]["Id"];
        };
        ClientPaper: {
            success: components["schemas"]["Success"];
            at: components["schemas"]["Instant"];
            client: components["schemas"]["ClientOnPaper"];
            /** @description The first one first, deleted ones too. */
            events: components["schemas"]["EventOnPaper"][];
            agreements: components["schemas"]["AgreementOnPaper"][];
            /** @description Those that went out. */
            messages: components["schemas"]["MessageOnPaper"][];
            /** @description Of the client, and of whoever was merged with them. */
            changes: components["schemas"]["ChangeOnPaper"][];
        };
        ClientOnPaper: {
            id: components["schemas"]["Id"];
            full_name: string;
            phone_number: components["schemas"]["Phone"];
            secondary_phone: components["schemas"]["Phone"];
            tin?: components["schemas"]["Tin"];
            withholds?: boolean;
            client_image?: components["schemas"]["FilePath"];
            id_image?: components["schemas"]["FilePath"];
            photos_ended_at?: components["schemas"]["Instant"];
            createdAt: components["schemas"]["Instant"];
        };
        EventOnPaper: {
            id: components["schemas"]["Id"];
            event_date: components["schemas"]["EventDateTime"];
            stage: components["schemas"]["EventStage"];
            branch: string;
            /** @description Absent where the menu was the client's own. */
            package?: string;
            num_of_people: components["schemas"]["Count"];
            venue?: string;
            venue_note?: string;
            contact_name?: string;
            contact_phone?: string;
            remark?: string;
            /** @description The photo of an ID card. */
            client_id?: components["schemas"]["FilePath"];
            client_image?: components["schemas"]["FilePath"];
            total: components["schemas"]["Money"];
            received: components["schemas"]["SignedMoney"];
            left: components["schemas"]["SignedMoney"];
        };
        AgreementOnPaper: {
            date: components["schemas"]["CivilDate"];
            event_date: components["schemas"]["CivilDate"];
            client: string;
            client_phone: string;
            behalf: string;
            advance: components["schemas"]["Money"];
            left: components["schemas"]["SignedMoney"];
        };
        MessageOnPaper: {
            kind: components["schemas"]["SmsKind"];
            phone: string;
            text: string;
            state: string;
            sent_at?: components["schemas"]["Instant"];
        };
        ChangeOnPaper: {
            action: components["schemas"]["LogAction"];
            at: components["schemas"]["Instant"];
            /** @description The full name of the user, or the username; Digis for what the server did by itself. */
            by: string;
            changes?: components["schemas"]["LogChange"][];
        };
        /** @description What the client had last; in a search by phone, with View Events. */
        ClientLastEvent: {
            event_date: components["schemas"]["EventDateTime"];
            /** @description Its name; absent where the menu was the client's own. */
            package?: string;
            num_of_people: components["schemas"]["Count"];
        };
        ClientEvent: {
            id: components["schemas"]["Id"];
            event_date: components["schemas"]["EventDateTime"];
        };
        ClientInput: {
            full_name: components["schemas"]["Name"];
            primary_phone: components["schemas"]["Phone"];
            secondary_phone: components["schemas"]["Phone"];
            client_image?: components["schemas"]["FilePathOrNone"];
            id_image?: components["schemas"]["FilePathOrNone"];
            tin?: components["schemas"]["TinOrBlank"];
            /** @description Whether they keep back a part of the price as tax. */
            withholds?: boolean;
            /** @description An admin has to name the branch. */
            branchId?: components["schemas"]["Id"];
        };
        ClientMerge: {
            /** @description The client who goes. */
            id: components["schemas"]["Id"];
            /** @description The client of the same branch who stays. */
            into: components["schemas"]["Id"];
            /** @description Of who stays; required where both have one, and not the same. */
            tin?: components["schemas"]["Tin"];
        };
        ClientUpdate: {
            id: components["schemas"]["Id"];
            full_name: components["schemas"]["Name"];
            primary_phone: components["schemas"]["Phone"];
            secondary_phone: components["schemas"]["Phone"];
            client_image?: components["schemas"]["FilePathOrNone"];
            id_image?: components["schemas"]["FilePathOrNone"];
            tin?: components["schemas"]["TinOrBlank"];
            /** @description Whether they keep back a part of the price as tax. */
            withholds?: boolean;
        };
        EmployeeLedger: {
            success: components["schemas"]["Success"];
            ledger: components["schemas"]["LedgerEntry"][];
            gain: components["schemas"]["SignedMoney"];
            /** @description What is owed without what is still to come; below zero it was paid ahead. */
            earned?: components["schemas"]["SignedMoney"];
            /** @description What is owed for events that have not begun. */
            coming?: components["schemas"]["SignedMoney"];
            /** @description When the salary of the present Ethiopian month was paid. */
            salary_paid_at?: components["schemas"]["Instant"];
            next?: components["schemas"]["Cursor"];
        };
        VendorLedger: {
            success: components["schemas"]["Success"];
            ledger: components["schemas"]["LedgerEntry"][];
            balance: components["schemas"]["SignedMoney"];
            /** @description What is owed without what is still to come; below zero it was paid ahead. */
            earned?: components["schemas"]["SignedMoney"];
            /** @description What is owed for events that have not begun. */
            coming?: components["schemas"]["SignedMoney"];
            next?: components["schemas"]["Cursor"];
        };
        LedgerEntry: {
            id: components["schemas"]["Id"];
            /** @description A correction is negative. */
            amount: components["schemas"]["SignedMoney"];
            event?: components["schemas"]["LedgerEvent"];
            source?: string;
            /** @description The salary within a payment. */
            salary?: components["schemas"]["SignedMoney"];
            /** @description What was owed after it. */
            balance_after?: components["schemas"]["SignedMoney"];
            /** @description Of a payment; the id by which it is corrected. */
            record?: components["schemas"]["EntryLink"];
            /** @description The entry of which this one takes back a part. */
            corrects?: components["schemas"]["EntryLink"];
        } & components["schemas"]["ShownMovement"];
        LedgerEvent: {
            client: components["schemas"]["EventClient"];
            et_date: components["schemas"]["EtDate"];
        };
        EmployeePayment: {
            id: components["schemas"]["Id"];
            withSalary: boolean;
            /** @description The total that was shown; another one is refused as BALANCE_CHANGED. */
            expected?: components["schemas"]["SignedMoney"];
            /** @description Pay a second salary in the same Ethiopian month. */
            confirm?: boolean;
            /** @description Whether events that have not begun are paid too; absent means yes. */
            coming?: boolean;
        } & components["schemas"]["MovementFacts"];
        PayDay: {
            success: components["schemas"]["Success"];
            /** @description The Ethiopian year and month of today, whose salary is due. */
            year: number;
            month: number;
            employees: components["schemas"]["WagesDue"][];
        };
        WagesDue: {
            id: components["schemas"]["Id"];
            full_name: string;
            phone_number: components["schemas"]["Phone"];
            /** @description For events that have begun, and not paid; below zero it was paid ahead. */
            earned: components["schemas"]["SignedMoney"];
            /** @description The events that it is for, the newest. */
            events: components["schemas"]["Count"];
            /** @description Booked for events that have not begun; a pay-day leaves it. */
            coming: components["schemas"]["Money"];
            /** @description Of a month; 0 of who has left. */
            salary: components["schemas"]["Money"];
            /** @description The same, unless it was paid for this month. */
            salary_due: components["schemas"]["Money"];
            salary_paid_at?: components["schemas"]["Instant"];
        };
        PayDayInput: {
            employees: components["schemas"]["Id"][];
            /** @description With the salary of this Ethiopian month, of whom it was not paid to yet. */
            withSalary: boolean;
            /** @description The total that was shown; another one is refused as BALANCE_CHANGED. */
            expected?: components["schemas"]["SignedMoney"];
        } & components["schemas"]["MovementFacts"];
        PayDayPaid: {
            success: components["schemas"]["Success"];
            paid: components["schemas"]["WagesPaid"][];
            total: components["schemas"]["Money"];
            /** @description Of the book after it, for those who may see it. */
            balance?: components["schemas"]["SignedMoney"];
        };
        /** @description The record of the book by which one employee was paid. */
        WagesPaid: {
            employeeId: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
            book_no: components["schemas"]["Count"];
            /** @description With the salary. */
            amount: components["schemas"]["Money"];
            salary?: components["schemas"]["Money"];
        };
        VendorPayment: {
            amount: components["schemas"]["PaidMoney"];
            vendorId: components["schemas"]["Id"];
            remark?: components["schemas"]["Remark"];
            /** @description Pay more than is owed. */
            confirm?: boolean;
        } & components["schemas"]["MovementFacts"];
        Cashbook: {
            success: components["schemas"]["Success"];
            data: components["schemas"]["CashbookRecord"][];
            status: components["schemas"]["CashbookStatus"];
            totals?: components["schemas"]["CashbookTotals"];
            next?: components["schemas"]["Cursor"];
        };
        /** @description What a client may say of any movement of money; its words are each call's own. Closed where it is composed. */
        MovementFacts: {
            proof?: components["schemas"]["FilePathOrNone"];
            /** @description Where the money is. null is the box of the branch, and so is its absence, but for a claim that names a place. */
            place?: components["schemas"]["Id"] | null;
            /** @description By which the bank or the wallet knows it, or the link of its receipt; required for every place but the box. */
            reference?: components["schemas"]["ReferenceText"] | null;
            /** @description The one of the other side, as of telebirr to a bank. */
            second_reference?: components["schemas"]["ReferenceText"] | null;
            evidence?: components["schemas"]["Evidence"] | null;
        };
        /**
         * @description What money was spent on.
         * @enum {string}
         */
        CostCategory: "food" | "transport" | "rent" | "fuel" | "decoration" | "wages" | "tax" | "other";
        /** @description The event that money was spent for, and on what. Closed where it is composed. */
        CostTag: {
            /** @description Of the same branch, coming or past, and not deleted. */
            eventId?: components["schemas"]["Id"] | null;
            /** @description Absent is `other`. */
            category?: components["schemas"]["CostCategory"] | null;
        };
        /** @description The same of a written entry by hand, with what was noted later. Closed where it is composed. */
        ShownCostTag: {
            /** @description Absent where it names no event. */
            cost_of?: components["schemas"]["TaggedEvent"];
            /** @description Absent where it names none. */
            category?: components["schemas"]["CostCategory"];
        };
        CostEvents: {
            success: components["schemas"]["Success"];
            events: components["schemas"]["TaggedEvent"][];
        };
        TaggedEvent: {
            id: components["schemas"]["Id"];
            /** @description The full name of its client. */
            name: string;
            et_date: components["schemas"]["EtDate"];
        };
        ClaimFacts: components["schemas"]["MovementFacts"];
        ReferenceText: string;
        /**
         * @description By what the reference is known: typed, read from the bank's message to the business, from the payer's own message, or seen on the bank's page.
         * @enum {string}
         */
        Evidence: "typed" | "message" | "payer_message" | "receipt";
        /** @enum {string} */
        PlaceKind: "safe" | "cbe" | "telebirr" | "mpesa" | "abyssinia" | "awash" | "dashen" | "siinqee" | "bunna" | "bank" | "cheque";
        PlaceName: string;
        PlaceDigits: string;
        /** @description A place of money; only the box of a branch has neither id nor name. */
        PlaceBrief: {
            id?: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "box" | "safe" | "cbe" | "telebirr" | "mpesa" | "abyssinia" | "awash" | "dashen" | "siinqee" | "bunna" | "bank" | "cheque";
            name?: string;
        };
        MoneyPlaces: {
            success: components["schemas"]["Success"];
            places: components["schemas"]["MoneyPlace"][];
        };
        MoneyPlace: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["PlaceKind"];
            name: string;
            /** @description The last of the account or of the phone. */
            digits?: string;
            /** @description Absent when all branches share it. */
            branchId?: components["schemas"]["Id"];
            /** @description Absent while it is open. */
            closed?: boolean;
        };
        MoneyPlaceInput: {
            kind: components["schemas"]["PlaceKind"];
            name: components["schemas"]["PlaceName"];
            digits?: components["schemas"]["PlaceDigits"] | null;
            branchId?: components["schemas"]["Id"] | null;
        };
        MoneyPlaceUpdate: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["PlaceKind"];
            name: components["schemas"]["PlaceName"];
            digits?: components["schemas"]["PlaceDigits"] | null;
            branchId?: components["schemas"]["Id"] | null;
            closed?: boolean;
        };
        TransferInput: {
            /** @description Absent is the box. */
            from?: components["schemas"]["Id"] | null;
            /** @description Absent is the box. */
            to?: components["schemas"]["Id"] | null;
            amount: components["schemas"]["PaidMoney"];
            remark?: components["schemas"]["Remark"];
            proof?: components["schemas"]["FilePathOrNone"];
        };
        EntryNoteInput: {
            /** @description Of the row of the book; of what was spent from petty cash, of its transaction there. */
            id: components["schemas"]["Id"];
            /**
             * @description The number of the machine or of the printed receipt; the event that it was for; its category of cost. The last two only of an entry by hand or spent from petty cash.
             * @enum {string}
             */
            kind: "fiscal_no" | "event" | "category";
            /** @description Of `event` its id, or `0` for no event; of `category` one of them. */
            value: string;
            /** @description Of `fiscal_no`: note it although another payment has it, once asked by 409 DUPLICATE. */
            confirm?: boolean;
        };
        NoteCount: {
            /**
             * @description Birr.
             * @enum {integer}
             */
            value: 200 | 100 | 50 | 10 | 5 | 1;
            count: number;
        };
        /** @description The box by its notes and coins; a bank of this branch by the balance it says; of a shared one the entries that were seen. */
        CountedPlace: {
            /** @description Absent is the box. */
            place?: components["schemas"]["Id"] | null;
            notes?: components["schemas"]["NoteCount"][];
            coins?: components["schemas"]["Money"];
            /** @description What the bank says; of the box, notes and coins say it. */
            counted?: components["schemas"]["SignedMoney"];
            /** @description Rows of the book. */
            seen?: components["schemas"]["Id"][];
        };
        CloseInput: {
            /** @description Number of the last entry of the branch that was seen; 0 before the first. */
            last_entry: components["schemas"]["Count"];
            places: components["schemas"]["CountedPlace"][];
            /** @description Required where a difference was found. */
            remark?: components["schemas"]["Remark"];
            /** @description Book each difference, so that the book says what was counted. */
            book_difference?: boolean;
            /** @description Only tell the figures. */
            dry_run?: boolean;
        };
        OpeningInput: {
            /** @description The day of the figures, today or before. */
            dated: components["schemas"]["CivilDate"];
            remark?: components["schemas"]["Remark"];
            money?: components["schemas"]["OpeningMoney"][];
            petty?: components["schemas"]["OpeningPetty"][];
            /** @description What is owed to each. */
            vendors?: components["schemas"]["OpeningSum"][];
            /** @description What is owed to each. */
            employees?: components["schemas"]["OpeningSum"][];
            /** @description What was received for each; at most what is left. */
            events?: components["schemas"]["OpeningSum"][];
            /** @description Only tell the figures. */
            dry_run?: boolean;
        };
        OpeningMoney: {
            /** @description Absent is the box. */
            place?: components["schemas"]["Id"] | null;
            amount: components["schemas"]["PaidMoney"];
            /** @description How it was counted. */
            notes?: components["schemas"]["NoteCount"][];
        };
        /** @description A petty-cash account that its spender holds already; the box does not change. */
        OpeningPetty: {
            spender: components["schemas"]["Id"];
            amount: components["schemas"]["PaidMoney"];
            reason?: components["schemas"]["Remark"];
        };
        OpeningSum: {
            id: components["schemas"]["Id"];
            amount: components["schemas"]["PaidMoney"];
        };
        OpeningUndo: {
            /** @description Of the opening. */
            id: components["schemas"]["Id"];
        };
        OpeningState: {
            success: components["schemas"]["Success"];
            /** @description Nothing is entered yet, and the book has no other entry. */
            can_open: boolean;
            opening?: components["schemas"]["Opening"];
        };
        OpeningAnswer: {
            success: components["schemas"]["Success"];
            opening: components["schemas"]["Opening"];
        };
        Opening: {
            /** @description Absent in a dry run. */
            id?: components["schemas"]["Id"];
            dated: components["schemas"]["CivilDate"];
            createdAt?: components["schemas"]["Instant"];
            username?: string;
            full_name?: components["schemas"]["FullName"];
            remark?: string;
            branch: components["schemas"]["Named"];
            lines: components["schemas"]["OpeningLine"][];
            /** @description The money at all places. */
            balance: components["schemas"]["Money"];
            /** @description To vendors and employees. */
            owed: components["schemas"]["Money"];
            petty: components["schemas"]["Money"];
            /** @description For events. */
            received: components["schemas"]["Money"];
            /** @description What the branch began with: balance and petty cash, less what it owes and has received. */
            opening: components["schemas"]["SignedMoney"];
        };
        OpeningLine: {
            /** @enum {string} */
            kind: "money" | "petty" | "vendor" | "employee" | "event";
            /** @description Of the vendor, the employee, the event or the spender. */
            id?: components["schemas"]["Id"];
            /** @description Of the vendor, the employee, the client or the spender. */
            name?: string;
            /** @description Of money; absent is the box. */
            place?: components["schemas"]["PlaceBrief"];
            event_date?: components["schemas"]["CivilDate"];
            amount: components["schemas"]["Money"];
            notes?: components["schemas"]["NoteCount"][];
            /** @description Of money that is entered. */
            record?: components["schemas"]["EntryLink"];
        };
        CloseAnswer: {
            success: components["schemas"]["Success"];
            close: components["schemas"]["Close"];
        };
        Closes: {
            success: components["schemas"]["Success"];
            closes: components["schemas"]["Close"][];
            /** @description Of one branch. */
            now?: components["schemas"]["OpenDay"];
            next?: components["schemas"]["Cursor"];
        };
        Close: {
            /** @description Absent in a dry run. */
            id?: components["schemas"]["Id"];
            /** @description Within the branch, without gaps; absent in a dry run. */
            number?: components["schemas"]["Count"];
            day: components["schemas"]["CivilDate"];
            last_entry: components["schemas"]["Count"];
            createdAt?: components["schemas"]["Instant"];
            username?: string;
            full_name?: components["schemas"]["FullName"];
            remark?: string;
            branch?: components["schemas"]["Named"];
            places: components["schemas"]["ClosedPlace"][];
            /** @description Booked on that day after the close. */
            later?: components["schemas"]["EntryLink"][];
        };
        DifferenceInput: {
            /** @description Of the close. */
            id: components["schemas"]["Id"];
            /** @description Absent is the box. */
            place?: components["schemas"]["Id"] | null;
        };
        /** @description What was there when the day began, what moved, and what was counted; without the figures of the book before it is counted. */
        ClosedPlace: {
            /** @description Absent is the box. */
            place?: components["schemas"]["PlaceBrief"];
            opening?: components["schemas"]["SignedMoney"];
            came_in?: components["schemas"]["SignedMoney"];
            went_out?: components["schemas"]["SignedMoney"];
            /** @description By transfers. */
            moved?: components["schemas"]["SignedMoney"];
            /** @description opening + came_in - went_out + moved. */
            book?: components["schemas"]["SignedMoney"];
            counted?: components["schemas"]["SignedMoney"];
            /** @description counted - book. */
            difference?: components["schemas"]["SignedMoney"];
            /** @description The entry that booked the difference. */
            booked?: components["schemas"]["EntryLink"];
            notes?: components["schemas"]["NoteCount"][];
            coins?: components["schemas"]["Money"];
            seen?: components["schemas"]["Id"][];
        };
        /** @description The day as it stands; the book's figures are absent without the permission to see the balance. */
        OpenDay: {
            last_entry: components["schemas"]["Count"];
            /** @description Absent before the first. */
            last_close?: components["schemas"]["Instant"];
            places: components["schemas"]["OpenPlace"][];
            waiting: {
                count: components["schemas"]["Count"];
                /** @description Of the claims that wait for approval. */
                amount: components["schemas"]["SignedMoney"];
            };
        };
        OpenPlace: {
            /** @description Absent is the box. */
            place?: components["schemas"]["PlaceBrief"];
            is_shared?: boolean;
            opening?: components["schemas"]["SignedMoney"];
            came_in?: components["schemas"]["SignedMoney"];
            went_out?: components["schemas"]["SignedMoney"];
            moved?: components["schemas"]["SignedMoney"];
            book?: components["schemas"]["SignedMoney"];
            /** @description Since the last close, at a place that branches share: to be ticked as seen. */
            entries?: {
                id: components["schemas"]["Id"];
                book_no?: components["schemas"]["Count"];
                amount: components["schemas"]["Money"];
                transact_type: components["schemas"]["TransactType"];
                createdAt: components["schemas"]["Instant"];
                reference?: string;
                remark?: string;
            }[];
        };
        /** @description What every list shows of a movement of money. Closed where it is composed. */
        ShownMovement: {
            transact_type: components["schemas"]["TransactType"];
            createdAt: components["schemas"]["Instant"];
            proof?: components["schemas"]["FilePath"];
            /** @description Absent is the box. */
            place?: components["schemas"]["PlaceBrief"];
            /** @description As it was given. */
            reference?: string;
            second_reference?: string;
            evidence?: components["schemas"]["Evidence"];
            corrected_by?: components["schemas"]["EntryLink"][];
            /** @description What is left of it after its corrections; absent without any. */
            stands_at?: components["schemas"]["Money"];
        };
        CashbookRecord: {
            id: components["schemas"]["Id"];
            amount: components["schemas"]["Money"];
            /** @description Number of the entry within its branch; of booked records only. */
            transact_id?: components["schemas"]["Count"];
            /** @description Number within the book of its branch, without gaps; of booked records only. */
            book_no?: components["schemas"]["Count"];
            counterparty?: components["schemas"]["Counterparty"];
            /** @description Who entered it. */
            username?: string;
            full_name?: components["schemas"]["FullName"];
            /** @description Who accepted what was entered as a claim: the full name, or the username. */
            approved_by?: string;
            remark?: string;
            record_type?: components["schemas"]["RecordType"];
            /** @description Absent when it is not known. */
            settle_amount?: components["schemas"]["Money"];
            settle_date?: components["schemas"]["CivilDate"];
            advancetransact?: components["schemas"]["AdvanceTransact"];
            /**
             * @description What a pending record asks for.
             * @enum {string}
             */
            type?: "event" | "refund" | "certificate";
            /** @description Of a certificate of withheld tax that waits, as the next. */
            certificate_no?: string;
            certificate_date?: components["schemas"]["CivilDate"];
            event?: components["schemas"]["CashbookEvent"];
            branch?: components["schemas"]["Named"];
            /** @description The entry of which this one takes back a part. */
            corrects?: components["schemas"]["EntryLink"];
            /** @description What the book of its branch had after it; of booked records, for who may see the balance. */
            balance?: components["schemas"]["SignedMoney"];
            /** @description The number of the machine or of the printed receipt. */
            fiscal_no?: string;
            /** @description What its place had after it; where the branch has others than the box. */
            place_balance?: components["schemas"]["SignedMoney"];
            /** @description Of a transfer. */
            from?: components["schemas"]["PlaceBrief"];
            /** @description Of a transfer. */
            to?: components["schemas"]["PlaceBrief"];
            /** @description Booked on a day after that day was closed. */
            after_close?: boolean;
            /** @description Of an opening figure: the day it is of, by which lists find it. */
            dated?: components["schemas"]["CivilDate"];
        } & (components["schemas"]["ShownMovement"] & components["schemas"]["ShownCostTag"]);
        /** @description A record of the book; of what was spent from petty cash, which no book shows, its transaction there. */
        EntryLink: {
            id: components["schemas"]["Id"];
            book_no?: components["schemas"]["Count"];
        };
        /** @enum {string} */
        RecordType: "event" | "refund" | "vendor" | "employee" | "petty_create" | "petty_add" | "petty_return" | "manual" | "settle" | "transfer" | "close_difference" | "opening";
        /** @description Whom the money came from or went to; absent for cash by hand. */
        Counterparty: {
            /** @enum {string} */
            kind: "client" | "vendor" | "employee" | "user";
            id: components["schemas"]["Id"];
            name: string;
        };
        AdvanceTransact: {
            id: components["schemas"]["Id"];
            pendingtransact?: components["schemas"]["PendingTransact"];
        };
        PendingTransact: {
            id: components["schemas"]["Id"];
            event?: components["schemas"]["CashbookEvent"];
        };
        CashbookEvent: {
            id: components["schemas"]["Id"];
            event_date: components["schemas"]["EventDateTime"];
            et_date: components["schemas"]["EtDate"];
            client: components["schemas"]["EventClient"];
            money?: components["schemas"]["EventMoney"];
            num_of_people?: components["schemas"]["Count"];
            /** @description The advance that was agreed. */
            advance_amount?: components["schemas"]["Money"];
        };
        /** @description How the price of an event divides: total = received + waiting + left. */
        EventMoney: {
            total: components["schemas"]["SignedMoney"];
            /** @description Approved by the cashier. */
            received: components["schemas"]["SignedMoney"];
            /** @description Waits for approval; a refund is negative. */
            waiting: components["schemas"]["SignedMoney"];
            /** @description Negative is a credit of the client. */
            left: components["schemas"]["SignedMoney"];
            /** @description The total without value added tax; absent, as the next two, where the event has none. */
            net?: components["schemas"]["SignedMoney"];
            vat?: components["schemas"]["SignedMoney"];
            vat_rate?: components["schemas"]["Percent"];
        };
        /** @description The period and the part that was asked for. */
        Report: {
            success: components["schemas"]["Success"];
            from: components["schemas"]["CivilDate"];
            to: components["schemas"]["CivilDate"];
            summary?: components["schemas"]["ReportFigures"];
            /** @description With the summary, unless the period has not begun. */
            compared?: components["schemas"]["ReportCompared"];
            months?: components["schemas"]["ReportMonth"][];
            /** @description Of the events of the period, the largest sum first. */
            packages?: components["schemas"]["ReportPackage"][];
            places?: components["schemas"]["PlaceMoved"][];
            /** @description Costs of the events of the period, the largest first. */
            categories?: components["schemas"]["Cost"][];
            /** @description With the categories: what `other` is the sum of. */
            other?: components["schemas"]["OtherCost"][];
            vat?: components["schemas"]["VatMonth"][];
        };
        /** @description Closed where it is composed. */
        ReportSums: {
            events: components["schemas"]["Count"];
            guests: components["schemas"]["Count"];
            /** @description Of the events, without value added tax. */
            booked: components["schemas"]["SignedMoney"];
            /** @description Of the events, with it: what was not received yet, today. */
            due: components["schemas"]["SignedMoney"];
            /** @description From clients less refunds, with certificates of withheld tax, without opening figures. */
            received: components["schemas"]["SignedMoney"];
            /** @description Of the events, accrued. */
            cost: components["schemas"]["SignedMoney"];
            /** @description booked - cost */
            profit: components["schemas"]["SignedMoney"];
            margin?: components["schemas"]["Margin"];
            /** @description What concerns no event: salaries and what was spent, less what came in by hand and what was kept of deleted events. */
            other: components["schemas"]["SignedMoney"];
            /** @description profit - other */
            result: components["schemas"]["SignedMoney"];
        };
        ReportFigures: components["schemas"]["ReportSums"];
        ReportPeriod: {
            from: components["schemas"]["CivilDate"];
            to: components["schemas"]["CivilDate"];
        } & components["schemas"]["ReportSums"];
        ReportPackage: {
            /** @description Absent for custom events. */
            id?: components["schemas"]["Id"];
            name?: string;
            events: components["schemas"]["Count"];
            guests: components["schemas"]["Count"];
            /** @description Without value added tax. */
            booked: components["schemas"]["SignedMoney"];
        };
        /** @description The period beside the same one of last year; one that goes on, as far as it has come, beside as many days. */
        ReportCompared: {
            now: components["schemas"]["ReportPeriod"];
            before: components["schemas"]["ReportPeriod"];
        };
        /** @description An Ethiopian month, or the part of it in the period; Pagume is part of Nehase. */
        ReportMonth: {
            year: number;
            month: number;
            from: components["schemas"]["CivilDate"];
            to: components["schemas"]["CivilDate"];
        } & components["schemas"]["ReportSums"];
        /** @description A place of money in a branch: opening + in - out + transferred = closing. */
        PlaceMoved: {
            branch: components["schemas"]["Named"];
            place: components["schemas"]["PlaceBrief"];
            opening: components["schemas"]["SignedMoney"];
            /** @description A correction lowers the side that it corrects, here and in `out`. */
            in: components["schemas"]["SignedMoney"];
            out: components["schemas"]["SignedMoney"];
            transferred: components["schemas"]["SignedMoney"];
            closing: components["schemas"]["SignedMoney"];
        };
        OtherCost: {
            /**
             * @description Kept is what stays of the money of deleted events; as what came in, it is negative.
             * @enum {string}
             */
            kind: "salaries" | "spent" | "came_in" | "kept";
            /** @description Of what was spent alone. */
            category?: components["schemas"]["CostCategory"];
            amount: components["schemas"]["SignedMoney"];
        };
        Review: {
            success: components["schemas"]["Success"];
            /** @description Events of these days that have begun. */
            earned?: components["schemas"]["EarnedEvent"][];
            corrected: components["schemas"]["CorrectedEntry"][];
            deleted?: components["schemas"]["DeletedEvent"][];
            discounted?: components["schemas"]["DiscountedEvent"][];
            /** @description Whose total fell once they had begun. */
            lowered?: components["schemas"]["LoweredEvent"][];
            certificates?: components["schemas"]["AcceptedCertificate"][];
            counted: components["schemas"]["MiscountedPlace"][];
        };
        EarnedEvent: {
            event: components["schemas"]["TaggedEvent"];
            branch: components["schemas"]["Named"];
            /** @description The total without value added tax. */
            net: components["schemas"]["SignedMoney"];
            cost: components["schemas"]["SignedMoney"];
            /** @description net - cost */
            profit: components["schemas"]["SignedMoney"];
            margin?: components["schemas"]["Margin"];
        };
        CorrectedEntry: {
            /** @description What was corrected; absent for what no book shows. */
            entry?: components["schemas"]["EntryLink"];
            branch: components["schemas"]["Named"];
            remark: string;
            before: components["schemas"]["SignedMoney"];
            after: components["schemas"]["SignedMoney"];
            reason: string;
            at: components["schemas"]["Instant"];
            username?: string;
            full_name?: components["schemas"]["FullName"];
        };
        DeletedEvent: {
            event: components["schemas"]["TaggedEvent"];
            branch: components["schemas"]["Named"];
            /** @description As it was promised, whether it is paid or not. */
            refund: components["schemas"]["Money"];
            at: components["schemas"]["Instant"];
            username?: string;
            full_name?: components["schemas"]["FullName"];
        };
        /** @description A live event that was scheduled, or whose discount was changed; once, by who did it last. */
        DiscountedEvent: {
            event: components["schemas"]["TaggedEvent"];
            branch: components["schemas"]["Named"];
            /** @description As it stands. */
            discount: components["schemas"]["Money"];
            at: components["schemas"]["Instant"];
            username?: string;
            full_name?: components["schemas"]["FullName"];
        };
        LoweredEvent: {
            event: components["schemas"]["TaggedEvent"];
            branch: components["schemas"]["Named"];
            /** @description The total, as the next. */
            before: components["schemas"]["Money"];
            after: components["schemas"]["Money"];
            at: components["schemas"]["Instant"];
            username?: string;
            full_name?: components["schemas"]["FullName"];
        };
        /** @description A certificate of withheld tax beyond the rule of its day, or before its event, which a second user accepted. */
        AcceptedCertificate: {
            event: components["schemas"]["TaggedEvent"];
            branch: components["schemas"]["Named"];
            amount: components["schemas"]["Money"];
            certificate_no: string;
            /** @description Who brought it: the full name, or the username. */
            entered_by: string;
            at: components["schemas"]["Instant"];
            /** @description Who accepted it. */
            username?: string;
            full_name?: components["schemas"]["FullName"];
        };
        /** @description A place in whose close another sum was counted than the book said. */
        MiscountedPlace: {
            /** @description Of the close. */
            id: components["schemas"]["Id"];
            branch: components["schemas"]["Named"];
            day: components["schemas"]["CivilDate"];
            /** @description Absent is the box. */
            place?: components["schemas"]["PlaceBrief"];
            /** @description counted - book. */
            difference: components["schemas"]["SignedMoney"];
            username: string;
            full_name?: components["schemas"]["FullName"];
        };
        /** @description Cash goes by the day it was booked, events by their own day; what concerns events needs View Events. */
        Overview: {
            success: components["schemas"]["Success"];
            /** @description The month that was asked for, last, and those before it. */
            months: components["schemas"]["OverviewMonth"][];
            /** @description Of the present month alone. */
            so_far?: components["schemas"]["OverviewSoFar"];
            /** @description Where the cash of the month went. */
            spent: components["schemas"]["Spending"][];
            /** @description The events of the month by weekday, those that have any. */
            weekdays?: components["schemas"]["OverviewWeekday"][];
            /** @description The events of the month by package, the largest sum first. */
            packages?: components["schemas"]["OverviewPackage"][];
            /** @description Today’s, the first five. */
            receivables?: components["schemas"]["Receivable"][];
            totals?: components["schemas"]["ReceivableTotals"];
            short_of_staff?: components["schemas"]["ShortOfStaff"];
        };
        OverviewMonth: {
            year: number;
            /** @description Pagume is part of Nehase. */
            month: number;
            from: components["schemas"]["CivilDate"];
            to: components["schemas"]["CivilDate"];
            cash_in: components["schemas"]["SignedMoney"];
            cash_out: components["schemas"]["SignedMoney"];
            /** @description From clients, less refunds. */
            received: components["schemas"]["SignedMoney"];
            events?: components["schemas"]["OverviewEvents"];
        };
        /** @description A month that goes on, as far as it has come, beside as many days of the month before. */
        OverviewSoFar: {
            days: number;
            month: components["schemas"]["OverviewMonth"];
            before: components["schemas"]["OverviewMonth"];
        };
        OverviewEvents: {
            count: components["schemas"]["Count"];
            guests: components["schemas"]["Count"];
            /** @description The sum of their totals. */
            booked: components["schemas"]["SignedMoney"];
            /** @description What is still to be paid of them. */
            left: components["schemas"]["SignedMoney"];
        };
        OverviewWeekday: {
            /** @description Sunday is 0. */
            weekday: number;
            count: components["schemas"]["Count"];
            guests: components["schemas"]["Count"];
            booked: components["schemas"]["SignedMoney"];
        };
        OverviewPackage: {
            /** @description Absent for custom events. */
            id?: components["schemas"]["Id"];
            name?: string;
            count: components["schemas"]["Count"];
            guests: components["schemas"]["Count"];
            booked: components["schemas"]["SignedMoney"];
        };
        Spending: {
            /** @enum {string} */
            kind: "vendors" | "wages" | "petty" | "refunds" | "other";
            amount: components["schemas"]["SignedMoney"];
        };
        /** @description Events of today and the six days after it with fewer employees than they need. */
        ShortOfStaff: {
            count: components["schemas"]["Count"];
            /** @description The first five. */
            events: components["schemas"]["Event"][];
        };
        AwaitedCertificates: {
            success: components["schemas"]["Success"];
            awaited: components["schemas"]["AwaitedCertificate"][];
        };
        AwaitedCertificate: {
            event: components["schemas"]["CashbookEvent"];
            branch: components["schemas"]["Named"];
            /** @description The rate of the day of the event, of its net price. */
            proposed: components["schemas"]["Money"];
        };
        WithholdingInput: {
            eventId: components["schemas"]["Id"];
            /** @description At most what is left. */
            amount: components["schemas"]["PaidMoney"];
            certificate_no: components["schemas"]["CertificateNo"];
            /** @description Not in the future. */
            certificate_date: components["schemas"]["CivilDate"];
            proof?: components["schemas"]["FilePathOrNone"];
        };
        CertificateNo: string;
        Withheld: {
            success: components["schemas"]["Success"];
            /**
             * @description Above the rule of the day, or before the event, it waits for another user.
             * @enum {string}
             */
            state: "accepted" | "waiting";
            /** @description By which it is corrected; absent while it waits. */
            id?: components["schemas"]["Id"];
            /** @description Of the event after it. */
            left: components["schemas"]["SignedMoney"];
        };
        /** @description Cash of the box of the branch, refunds apart. A notice says so where a payment goes beyond the cap; 0 is no cap. */
        CashMeter: {
            success: components["schemas"]["Success"];
            cap: components["schemas"]["Money"];
            /** @description Of the client, for all their events at this branch. */
            client_today?: components["schemas"]["SignedMoney"];
            /** @description Of the event, on any day. */
            event?: components["schemas"]["SignedMoney"];
        };
        VatList: {
            success: components["schemas"]["Success"];
            rows: components["schemas"]["VatRow"][];
            /** @description By Ethiopian month; Pagume counts with Nehase. */
            months: components["schemas"]["VatMonth"][];
        };
        VatRow: {
            eventId: components["schemas"]["Id"];
            /** @description Of the event, or of the payment in Addis Ababa. */
            date: components["schemas"]["CivilDate"];
            client: string;
            tin?: components["schemas"]["Tin"];
            branch: components["schemas"]["Named"];
            rate: components["schemas"]["Percent"];
            net: components["schemas"]["SignedMoney"];
            vat: components["schemas"]["SignedMoney"];
            total: components["schemas"]["SignedMoney"];
        };
        VatMonth: {
            year: number;
            month: number;
            net: components["schemas"]["SignedMoney"];
            vat: components["schemas"]["SignedMoney"];
            total: components["schemas"]["SignedMoney"];
        };
        Percent: number;
        /**
         * @description Value added tax: none, a part of the price, or added to it.
         * @enum {string}
         */
        VatMode: "off" | "included" | "on_top";
        /** @description The number of a taxpayer. */
        Tin: string;
        TinOrBlank: string;
        /**
         * @description `cash_cap` and `withholding_threshold` are birr, the others percent.
         * @enum {string}
         */
        TaxRuleName: "cash_cap" | "vat" | "withholding_services" | "withholding_threshold" | "withholding_no_tin";
        Copies: {
            success: components["schemas"]["Success"];
            /** @description False where another service keeps the database and its copies. */
            is_kept: boolean;
            /** @description Whether the last download is longer ago than `copy_reminder_days` allow. */
            is_due: boolean;
            /** @description Of any copy. */
            last_download?: components["schemas"]["CopyDownload"];
            /** @description The newest first. */
            copies: components["schemas"]["Copy"][];
        };
        Copy: {
            day: components["schemas"]["CivilDate"];
            taken_at: components["schemas"]["Instant"];
            bytes: number;
            /** @description Entries of all books; absent of a copy from before it was noted. */
            entries?: number;
            /** @description When all of it was read back and compared. */
            verified_at?: components["schemas"]["Instant"];
            last_download?: components["schemas"]["CopyDownload"];
        };
        /** @description One that was sent to its end. */
        CopyDownload: {
            at: components["schemas"]["Instant"];
            /** @description The full name of the user, or the username. */
            by: string;
        };
        CopyRequest: {
            day: components["schemas"]["CivilDate"];
            /** @description Opens the file; the server keeps it nowhere. As hard to guess as a password, and not the user's own (`duplicate`). */
            passphrase: string;
        };
        EnvelopeRequest: {
            /** @description The branch; absent for all, or for the one of its user. */
            branchId?: components["schemas"]["Id"];
            /** @description The first month. */
            from: components["schemas"]["FiscalMonth"];
            /** @description The last month, of the same fiscal year, which goes from Hamle to Sene. */
            to: components["schemas"]["FiscalMonth"];
        };
        /** @description An Ethiopian month by its year and number; Pagume is part of Nehase. */
        FiscalMonth: string;
        /**
         * @description A kind of account of the journal, with an account of the general ledger.
         * @enum {string}
         */
        GlKind: "box" | "petty_cash" | "safe" | "bank" | "wallet" | "cheques" | "withheld_tax" | "vendors" | "wages" | "client_deposits" | "vat" | "opening" | "sales" | "other_income" | "vendor_costs" | "wage_costs" | "food" | "decoration" | "salaries" | "transport" | "fuel" | "rent" | "tax" | "petty_spending" | "other_costs";
        /** @description As Sage 50 takes it. */
        GlAccountNumber: string;
        GlAccount: {
            kind: components["schemas"]["GlKind"];
            account: components["schemas"]["GlAccountNumber"];
            /** @description What it is until an admin changes it. */
            proposed: components["schemas"]["GlAccountNumber"];
        };
        GlAccounts: {
            success: components["schemas"]["Success"];
            /** @description Assets, debts, capital, sales, costs. */
            accounts: components["schemas"]["GlAccount"][];
        };
        GlAccountUpdate: {
            kind: components["schemas"]["GlKind"];
            account: components["schemas"]["GlAccountNumber"];
        };
        /**
         * @description The way in which the journal for Sage 50 writes a date.
         * @enum {string}
         */
        JournalDates: "M/D/YYYY" | "D/M/YYYY" | "YYYY-MM-DD";
        TaxRules: {
            success: components["schemas"]["Success"];
            rules: components["schemas"]["TaxRule"][];
        };
        TaxRule: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["TaxRuleName"];
            /** @description The day from which it holds. */
            from: components["schemas"]["CivilDate"];
            /** @description A percentage of at most 100 */
            value: components["schemas"]["Money"];
            source: string;
        };
        TaxRuleInput: {
            name: components["schemas"]["TaxRuleName"];
            from: components["schemas"]["CivilDate"];
            /** @description A percentage of at most 100 */
            value: components["schemas"]["Money"];
            source: components["schemas"]["TaxSource"];
        };
        TaxRuleUpdate: {
            id: components["schemas"]["Id"];
            from: components["schemas"]["CivilDate"];
            value: components["schemas"]["Money"];
            source: components["schemas"]["TaxSource"];
        };
        TaxSource: string;
        Receivables: {
            success: components["schemas"]["Success"];
            receivables: components["schemas"]["Receivable"][];
            totals: components["schemas"]["ReceivableTotals"];
            next?: components["schemas"]["Cursor"];
        };
        Receivable: {
            event: components["schemas"]["CashbookEvent"];
            branch: components["schemas"]["Named"];
            /** @description Since the day of an event that is past. */
            days_overdue?: components["schemas"]["Count"];
            /** @description When the client was last reminded of it. */
            reminded_at?: components["schemas"]["Instant"];
        };
        /** @description Of all pages. */
        ReceivableTotals: {
            count: components["schemas"]["Count"];
            left: components["schemas"]["SignedMoney"];
            /** @description What is left of events before today. */
            overdue: components["schemas"]["SignedMoney"];
            /** @description What is left of events of today and the six days after it. */
            soon: components["schemas"]["SignedMoney"];
            /** @description Not a part of what is left. */
            waiting: components["schemas"]["SignedMoney"];
        };
        /** @description The figures are absent without the permission to see the balance. */
        CashbookStatus: {
            balance?: components["schemas"]["SignedMoney"];
            outstanding?: components["schemas"]["SignedMoney"];
            /** @description What of outstanding may be paid today. */
            earned?: components["schemas"]["SignedMoney"];
            /** @description What of outstanding is for events that have not begun. */
            coming?: components["schemas"]["SignedMoney"];
            estimate?: components["schemas"]["SignedMoney"];
            totalIn?: components["schemas"]["SignedMoney"];
            totalOut?: components["schemas"]["SignedMoney"];
            pendingCount: components["schemas"]["Count"];
            advanceCount: components["schemas"]["Count"];
            /** @description Where the balance is; absent where there is only the box. Their sum is the balance. */
            places?: {
                /** @description Absent is the box. */
                place?: components["schemas"]["PlaceBrief"];
                balance: components["schemas"]["SignedMoney"];
            }[];
        };
        /** @description Of the rows that the filter lets through; for a filter that has a day or a phone. */
        CashbookTotals: {
            totalIn: components["schemas"]["SignedMoney"];
            totalOut: components["schemas"]["SignedMoney"];
        };
        CashInput: {
            amount: components["schemas"]["PaidMoney"];
            type: components["schemas"]["TransactType"];
            remark: string;
            /** @description The rest follows later and stays open until it is settled. */
            isAdvance?: boolean;
            /** @description The rest; absent when it is not known. */
            settle_amount?: components["schemas"]["PaidMoney"] | null;
            settle_date?: components["schemas"]["CivilDate"] | null;
        } & (components["schemas"]["MovementFacts"] & components["schemas"]["CostTag"]);
        CashResolution: {
            /** @enum {string} */
            type: "pending" | "advance";
            /**
             * @description Only what is pending can be rejected.
             * @enum {string}
             */
            action: "accept" | "reject";
            actionId: components["schemas"]["Id"];
            /** @description Required to accept. */
            amount?: components["schemas"]["PaidMoney"];
            remark?: components["schemas"]["Remark"];
        } & components["schemas"]["MovementFacts"];
        PaymentInput: {
            eventId: components["schemas"]["Id"];
            /** @description At most what is left; with parts, of all of them together. */
            amount: components["schemas"]["PaidMoney"];
            remark?: components["schemas"]["Remark"];
            /** @description One payment for several events of a client in one branch, `eventId` among them. Their sum is the amount, they share its reference, and only who takes it without a second user may take it so. */
            parts?: components["schemas"]["PaymentPart"][];
        } & components["schemas"]["MovementFacts"];
        PaymentPart: {
            eventId: components["schemas"]["Id"];
            /** @description At most what is left of that event. */
            amount: components["schemas"]["PaidMoney"];
        };
        /** @description The record of the book, unless it waits. */
        PaymentTaken: {
            success: components["schemas"]["Success"];
            /** @enum {string} */
            state: "accepted" | "waiting";
            id?: components["schemas"]["Id"];
            book_no?: components["schemas"]["Count"];
            /** @description In their order, of a payment in parts. */
            parts?: components["schemas"]["EntryLink"][];
            /** @description Of the book after it, for those who may see it. */
            balance?: components["schemas"]["SignedMoney"];
            /** @description What the day holds, where the money brings back an event that was no longer kept, and the day is over its limits. */
            capacity?: components["schemas"]["DayLoad"];
        };
        CorrectionInput: {
            proof?: components["schemas"]["FilePathOrNone"];
            /** @description Of the row of the book, of a ledger or of petty cash. */
            id: components["schemas"]["Id"];
            /** @description 0 takes it back entirely; at most what it stands at now. */
            should_be: components["schemas"]["Money"];
            reason: string;
        };
        /** @description What the entry stands at now, and the correcting record of the book where cash moved. */
        Corrected: {
            success: components["schemas"]["Success"];
            stands_at: components["schemas"]["Money"];
            id?: components["schemas"]["Id"];
            book_no?: components["schemas"]["Count"];
            /** @description Of the book after it, for those who may see it. */
            balance?: components["schemas"]["SignedMoney"];
        };
        Payables: {
            success: components["schemas"]["Success"];
            payables: components["schemas"]["Payable"][];
            totals: components["schemas"]["PayableTotals"];
        };
        Payable: {
            /** @enum {string} */
            kind: "vendor" | "employee" | "advance";
            id: components["schemas"]["Id"];
            /** @description Of an advance, its remark. */
            name: string;
            branch: components["schemas"]["Named"];
            owed: components["schemas"]["SignedMoney"];
            earned: components["schemas"]["SignedMoney"];
            coming: components["schemas"]["SignedMoney"];
            /** @description Of an advance. */
            settle_date?: components["schemas"]["CivilDate"];
        };
        /** @description owed is the Outstanding of the balance panel. */
        PayableTotals: {
            owed: components["schemas"]["SignedMoney"];
            earned: components["schemas"]["SignedMoney"];
            coming: components["schemas"]["SignedMoney"];
        };
        PettyCash: {
            success: components["schemas"]["Success"];
            data: components["schemas"]["PettyCashAccount"][] | components["schemas"]["PettyCashTransaction"][];
            /** @description Of transactions. */
            next?: components["schemas"]["Cursor"];
        };
        PettyCashAccount: {
            id: components["schemas"]["Id"];
            budget: components["schemas"]["Money"];
            closed: boolean;
            reason?: string;
            proof?: components["schemas"]["FilePath"];
            createdAt: components["schemas"]["Instant"];
            user: components["schemas"]["PettyCashUser"];
            pettycashtransacts: components["schemas"]["PettyCashTransaction"][];
        };
        PettyCashUser: {
            id: components["schemas"]["Id"];
            username: string;
            full_name?: components["schemas"]["FullName"];
        };
        PettyCashTransaction: {
            id: components["schemas"]["Id"];
            amount: components["schemas"]["Money"];
            reason?: string;
            balance_after: components["schemas"]["SignedMoney"];
            /** @description As the book knows it; what was spent, itself. */
            record?: components["schemas"]["EntryLink"];
            /** @description The entry of which this one takes back a part. */
            corrects?: components["schemas"]["EntryLink"];
        } & (components["schemas"]["ShownMovement"] & components["schemas"]["ShownCostTag"]);
        /** @description `create` needs spender and budget; `spend` and `return` need pettycashId and amount. Only `spend` takes an event and a category. */
        PettyCashInput: {
            /** @enum {string} */
            type: "create" | "spend" | "return";
            /** @description The user who will spend it. */
            spender?: components["schemas"]["Id"];
            budget?: components["schemas"]["PaidMoney"];
            amount?: components["schemas"]["PaidMoney"];
            reason?: components["schemas"]["Remark"];
            pettycashId?: components["schemas"]["Id"];
        } & (components["schemas"]["MovementFacts"] & components["schemas"]["CostTag"]);
        PettyCashAddition: {
            /** @constant */
            type: "add_amount";
            amount: components["schemas"]["PaidMoney"];
            pettycashId: components["schemas"]["Id"];
            reason?: components["schemas"]["Remark"];
        } & components["schemas"]["MovementFacts"];
        PettyCashToggle: {
            id?: components["schemas"]["Id"];
            /** @description The state that is wanted, so that a repeat does not toggle it back. */
            closed?: boolean;
        };
        PettyCashToggled: {
            success: components["schemas"]["Success"];
            closed: boolean;
        };
        ActionLogs: {
            success: components["schemas"]["Success"];
            logs: components["schemas"]["ActionLog"][];
            next?: components["schemas"]["Cursor"];
        };
        ActionLog: {
            id: components["schemas"]["Id"];
            user: components["schemas"]["LogUser"];
            action: components["schemas"]["LogAction"];
            /** @description The words a person knows the record by; blank to readers who may not open it. */
            subject: string;
            log_details: components["schemas"]["LogDetails"];
            entity?: components["schemas"]["LogEntity"];
            entityId?: components["schemas"]["Id"];
            changes?: components["schemas"]["LogChange"][];
            /** @description How often within the minute, where it was more than once: a call that was refused. */
            times?: number;
            createdAt: components["schemas"]["Instant"];
        };
        /**
         * @description What was done to which kind of record: `event.schedule`.
         * @enum {string}
         */
        LogAction: "access.refuse" | "advance.settle" | "agreement.create" | "agreement.sign" | "branch.create" | "branch.delete" | "branch.update" | "cash.correct" | "cash.close" | "cash.in" | "cash.note" | "cash.open" | "cash.out" | "cash.reopen" | "cash.transfer" | "client.create" | "client.delete" | "client.end_photos" | "client.export" | "client.merge" | "client.update" | "delivery.mark" | "delivery.unmark" | "employee.create" | "employee.delete" | "employee.pay" | "employee.update" | "enquiry.create" | "enquiry.update" | "event.assign_employees" | "event.assign_vendors" | "event.attendance" | "event.delete" | "event.pay" | "event.print_sheet" | "event.restore" | "event.schedule" | "event.update" | "event.withhold" | "file.upload" | "import.begin" | "import.commit" | "import.undo" | "item.create" | "item.delete" | "item.update" | "list.copy" | "list.export" | "login" | "login.refuse" | "logout" | "package.create" | "package.delete" | "package.update" | "pending.accept" | "pending.reject" | "petty_cash.add" | "petty_cash.close" | "petty_cash.create" | "petty_cash.open" | "petty_cash.return" | "petty_cash.spend" | "place.create" | "place.update" | "proforma.create" | "session.end" | "settings.update" | "sms.send" | "sms.tell" | "tax_rule.create" | "tax_rule.update" | "user.access" | "user.create" | "user.delete" | "user.end_two_factor" | "user.password" | "user.two_factor" | "user.update" | "vendor.create" | "vendor.delete" | "vendor.pay" | "vendor.update";
        /**
         * @description A kind of record: what stands before the dot of an action.
         * @enum {string}
         */
        LogEntity: "access" | "advance" | "agreement" | "branch" | "cash" | "client" | "delivery" | "employee" | "enquiry" | "event" | "file" | "import" | "item" | "list" | "login" | "logout" | "package" | "pending" | "petty_cash" | "place" | "proforma" | "session" | "settings" | "sms" | "tax_rule" | "user" | "vendor";
        /**
         * @description `money` moved money, `undone` corrected, deleted, rejected or restored something, `work` is all but signing in and out.
         * @enum {string}
         */
        LogTopic: "money" | "undone" | "work";
        LogUser: {
            /** @description Absent for a sign-in of nobody. */
            id?: components["schemas"]["Id"];
            username: string;
            full_name?: components["schemas"]["FullName"];
            branch?: components["schemas"]["Named"];
        };
        LogDetails: {
            device: string;
            ip: string;
        };
        LogChange: {
            field: string;
            before?: string;
            after?: string;
        };
        ExportRecord: {
            name: components["schemas"]["ExportName"];
            /** @description Of whom the list is: the branch of events or of a cashbook, the employee or vendor of a ledger. */
            of?: components["schemas"]["Id"];
            rows: number;
        };
        /**
         * @description The lists that leave as a file; the log shows each in the words of its reader.
         * @enum {string}
         */
        ExportName: "events" | "deleted_events" | "cashbook" | "receivables" | "payables" | "employee_gains" | "employee_payments" | "vendor_payables" | "vendor_payments" | "overview" | "reports" | "vat" | "clients" | "employees" | "vendors" | "items" | "packages" | "branches" | "users" | "action_logs";
        ImageUpload: {
            /**
             * Format: binary
             * @description A JPEG, PNG or WebP of at most 10 MB.
             */
            image: string;
            /**
             * @description A `photo` is kept with at most 2000 pixels a side; a `mark`, the logo or the stamp of a page, with 600.
             * @default photo
             * @enum {string}
             */
            use?: "photo" | "mark";
        };
        Uploaded: {
            success: components["schemas"]["Success"];
            path: components["schemas"]["FilePath"];
        };
        SmsMessages: {
            success: components["schemas"]["Success"];
            messages: components["schemas"]["SmsMessage"][];
            /** @description Day with hour (`event_date`), place (`venue`) and number of people, as far as they are others than in the last message, or at the booking. None of an event that has begun. */
            untold: components["schemas"]["LogChange"][];
        };
        ClientMessages: {
            success: components["schemas"]["Success"];
            messages: components["schemas"]["SmsMessage"][];
            next?: components["schemas"]["Cursor"];
        };
        /**
         * @description `due` reminds of what is left to pay, once a day at most. `change` says what is other than the client was told.
         * @enum {string}
         */
        SmsKind: "confirmation" | "reminder" | "due" | "change";
        SmsMessage: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["SmsKind"];
            /**
             * @description `not configured` waits until the settings have a token. `unknown`: the gateway did not say whether it took the message, so it is not sent again by itself. `skipped`: the event has begun, or it was too late.
             * @enum {string}
             */
            state: "not configured" | "scheduled" | "sending" | "sent" | "unknown" | "failed" | "skipped" | "cancelled";
            /** @description Where it went; before it is sent, the client's phone of now. */
            phone: components["schemas"]["Phone"];
            text: string;
            due_at?: components["schemas"]["Instant"];
            sent_at?: components["schemas"]["Instant"];
            /** @description How often the gateway has not taken it; absent where it took it at once. */
            tries?: components["schemas"]["Count"];
            /** @description What the gateway said at the last try; absent if it was not reached. */
            reason?: string;
            /** @description When it is tried again. */
            next_at?: components["schemas"]["Instant"];
            /** @description Sent in a demo, which has no gateway, so it reached nobody. */
            simulated?: boolean;
            createdAt: components["schemas"]["Instant"];
            /** @description Among the messages of a client. */
            eventId?: components["schemas"]["Id"];
            /** @description The same. */
            event_date?: components["schemas"]["EventDateTime"];
        };
        SmsInput: {
            eventId: components["schemas"]["Id"];
            kind: components["schemas"]["SmsKind"];
        };
        /** @enum {string} */
        ImportKind: "clients" | "items" | "packages" | "employees" | "vendors" | "events";
        /** @description The name of the file. */
        ImportName: string;
        /** @description A row of the sheet, counted from 1. */
        SheetRow: number;
        ImportInput: {
            /** @description The import that the rows are a piece of; absent it begins one. */
            id?: components["schemas"]["Id"];
            kind: components["schemas"]["ImportKind"];
            /** @description The first piece has to say it. */
            name?: components["schemas"]["ImportName"];
            /** @description At most 5,000 in all pieces of an import. */
            rows: components["schemas"]["ImportRow"][];
            /** @description Check only; nothing is kept, and no import begins. */
            dry_run?: boolean;
        };
        ImportRow: {
            row: components["schemas"]["SheetRow"];
            /** @description The fields of the kind. What they lack or have too much is a fault of this row alone, so anything passes here; the limit of the body bounds it. */
            values: components["schemas"]["ImportedClient"] | components["schemas"]["ImportedItem"] | components["schemas"]["ImportedPackage"] | components["schemas"]["ImportedEmployee"] | components["schemas"]["ImportedVendor"] | components["schemas"]["ImportedEvent"] | unknown;
        };
        /** @description The name of the branch; absent, it is the user's own or the only one. */
        ImportedBranch: components["schemas"]["Name"];
        ImportedClient: {
            full_name: components["schemas"]["Name"];
            primary_phone: components["schemas"]["Phone"];
            /** @description Absent, it is the primary one; one that is no phone is left out, and a note says so. */
            secondary_phone?: components["schemas"]["Phone"];
            tin?: components["schemas"]["TinOrBlank"];
            /** @description Whether they keep back a part of the price as tax. */
            withholds?: boolean;
            branch?: components["schemas"]["ImportedBranch"];
        };
        ImportedItem: {
            name: components["schemas"]["Name"];
            menu?: components["schemas"]["MenuOrNone"];
        };
        ImportedPackage: {
            name: components["schemas"]["Name"];
            items: components["schemas"]["ImportedItems"];
            pricing: components["schemas"]["Pricing"];
        };
        /** @description Names of items in any spelling that sounds alike. */
        ImportedItems: components["schemas"]["Name"][];
        ImportedEmployee: {
            first_name: components["schemas"]["Name"];
            last_name: components["schemas"]["Name"];
            phone_number: components["schemas"]["Phone"];
            guarantor_phone?: components["schemas"]["PhoneOrNone"];
            salary: components["schemas"]["Money"];
            wage_type: components["schemas"]["WageType"];
            event_wage?: components["schemas"]["MoneyOrNone"];
            afternoon_wage?: components["schemas"]["MoneyOrNone"];
            evening_wage?: components["schemas"]["MoneyOrNone"];
        };
        ImportedVendor: {
            name: components["schemas"]["Name"];
            category: components["schemas"]["Name"];
            pricing: components["schemas"]["VendorPricing"];
            amount: components["schemas"]["Money"];
            representative: components["schemas"]["Name"];
            contact: components["schemas"]["Phone"];
        };
        ImportedEventClient: {
            name: components["schemas"]["Name"];
            primary_phone: components["schemas"]["Phone"];
            /** @description As that of an imported client. */
            secondary_phone?: components["schemas"]["Phone"];
        };
        /** @description A past or coming event, without messages and without a claim. */
        ImportedEvent: {
            client: components["schemas"]["ImportedEventClient"];
            event_date: components["schemas"]["CivilDate"];
            time: components["schemas"]["Time"];
            num_of_people: components["schemas"]["People"];
            /** @description The name of a package; absent, the event is a custom one. */
            package?: components["schemas"]["Name"];
            /** @description The agreed price per person, or the whole price when `is_fixed`; with a package it stands instead of the package's present price. */
            per_person?: components["schemas"]["MoneyOrNone"];
            /** @description A custom event at one price, whatever the number of people. */
            is_fixed?: boolean;
            /** @description Birr that the client has paid before the books were opened. */
            received?: components["schemas"]["Money"];
            additional_plates?: components["schemas"]["People"];
            additional_price?: components["schemas"]["Money"];
            discount_amount?: components["schemas"]["Money"];
            additional_items?: components["schemas"]["Name"][];
            remark?: components["schemas"]["Remark"];
            /** @description Where the feast is: a hall, a house, an address. */
            venue?: string;
            /** @description How to find it. */
            venue_note?: string;
            occasion?: components["schemas"]["OccasionOrNone"];
            branch?: components["schemas"]["ImportedBranch"];
        };
        ImportChecked: {
            success: components["schemas"]["Success"];
            /** @description The import; absent where a dry run began none. */
            id?: components["schemas"]["Id"];
            rows: components["schemas"]["ImportedRow"][];
            counts: components["schemas"]["ImportCounts"];
        };
        /**
         * @description `known` has the phone of a record, or the name where there is no phone, or the client, day and hour of an event; `doubtful` may be a record of the books, as `alike` says; `refused` has faults and stays out.
         * @enum {string}
         */
        ImportOutcome: "new" | "known" | "doubtful" | "refused";
        ImportedRow: {
            row: components["schemas"]["SheetRow"];
            outcome: components["schemas"]["ImportOutcome"];
            known?: components["schemas"]["ImportedMatch"];
            alike?: components["schemas"]["ImportedAlike"];
            /** @description Of an event that is accepted: what it will cost, with the tax of its day. */
            total?: components["schemas"]["Money"];
            /** @description All that can be told of the row at once. */
            faults?: components["schemas"]["ImportFault"][];
            /** @description What an accepted row does not say on its own. */
            notes?: components["schemas"]["ImportNote"][];
        };
        /**
         * @description Why a row is doubtful: `name`, its name sounds like that of a record with another phone; `near`, its client has an event at most seven days before or after; `sum`, its client has an event of the same total.
         * @enum {string}
         */
        ImportedAlike: "name" | "near" | "sum";
        /** @description The record that a row is, or may be. */
        ImportedMatch: {
            /** @description Of the event where the row is alike by `near` or `sum`, or is a known event. */
            id: components["schemas"]["Id"];
            /** @description Of an event the name of its client. */
            name: string;
            /** @description The day of that event, where the row is alike by `near` or `sum`. */
            day?: components["schemas"]["CivilDate"];
        };
        ImportNote: {
            /** @description Named as that of a fault. */
            field: string;
            /** @description What is wrong with a field that is left out instead; `otherBranch` at `branch`, where a client of another branch has the phone, and the row makes a second one; or `otherName` at `client.name`, where the phone is of a client by another name, of the books or of an earlier row, to whom the event comes. */
            code: components["schemas"]["FieldErrorCode"] | ("otherBranch" | "otherName");
            /** @description With `otherBranch`: the name of that branch. */
            branch?: string;
            /** @description With `otherName`: the name of that client. */
            name?: string;
        };
        ImportFault: {
            /** @description A nested field is written as `client.primary_phone` or `pricing.0.min`. */
            field: string;
            /** @description What is wrong with the field, or the refusal of the whole row. */
            code: components["schemas"]["FieldErrorCode"] | components["schemas"]["ErrorCode"];
            /** @description A sentence in English, where the code does not say it all. */
            message?: string;
            /** @description With `duplicate` of a phone or name: the row of the file that has it. */
            first_row?: components["schemas"]["SheetRow"];
        };
        /** @description Rows of the whole import so far. */
        ImportCounts: {
            new: components["schemas"]["Count"];
            known: components["schemas"]["Count"];
            doubtful: components["schemas"]["Count"];
            refused: components["schemas"]["Count"];
        };
        ImportCommit: {
            id: components["schemas"]["Id"];
            /**
             * @description Absent, they are skipped; known events always are.
             * @enum {string}
             */
            known?: "skip" | "update";
            /**
             * @description Absent, they are skipped.
             * @enum {string}
             */
            doubtful?: "skip" | "add";
            /** @description Rows of the sheet that stay out, whatever they are; one that the import does not have is ignored. */
            left_out?: components["schemas"]["SheetRow"][];
        };
        ImportMade: {
            added: components["schemas"]["Count"];
            updated: components["schemas"]["Count"];
            /** @description Accepted rows that were left out: known and doubtful ones, and those of `left_out`. */
            skipped: components["schemas"]["Count"];
        };
        ImportCommitted: {
            success: components["schemas"]["Success"];
            made: components["schemas"]["ImportMade"];
            can_undo_until: components["schemas"]["Instant"];
        };
        ImportUndo: {
            id: components["schemas"]["Id"];
        };
        /** @description What keeps an import from being undone. */
        ImportInUse: {
            /** @description The first row whose record is in use. */
            row: components["schemas"]["SheetRow"];
            /** @description The name of that record. */
            name: string;
            /**
             * @description It was changed since, or another record refers to it.
             * @enum {string}
             */
            reason: "changed" | "referred";
            /** @description Rows whose records are in use. */
            count: components["schemas"]["Count"];
        };
        Imports: {
            success: components["schemas"]["Success"];
            imports: components["schemas"]["Import"][];
        };
        /** @description One that is not committed yet is shown to its own user only. */
        Import: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ImportKind"];
            /** @description The name of the file. */
            name: string;
            /** @description The full name of the user, or the username. */
            by: string;
            at: components["schemas"]["Instant"];
            /** @enum {string} */
            state: "staged" | "committed" | "undone";
            counts: components["schemas"]["ImportCounts"];
            /** @description Once it is committed. */
            made?: components["schemas"]["ImportMade"];
            committed_at?: components["schemas"]["Instant"];
            /** @description Absent where it cannot be undone any more. */
            can_undo_until?: components["schemas"]["Instant"];
        };
    };
    responses: {
        /** @description The body is not JSON. */
        MalformedJson: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The username or the password is wrong; nothing says which. */
        WrongLogin: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The session is missing or over (SESSION_EXPIRED) or a permission is missing (NO_PERMISSION). */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such record in your branch. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A rule of the business refuses it as things stand; nothing was changed. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is too large. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body has another media type than the call takes. */
        WrongMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A field or a parameter is wrong; `errors` says which and how. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many tries; `Retry-After` says when to try again. */
        TooMany: {
            headers: {
                /** @description Seconds. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server failed; `requestId` finds it in the log. */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The database is away; `Retry-After` says when to try again. */
        Unavailable: {
            headers: {
                /** @description Seconds. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
        IdempotencyKey: string;
        /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
        Background: "1";
        /** @description Pages count from 1 (0 is the first page too); those of the action logs from 0. */
        Page: number;
        /** @description The `next` of the page before; it wins over `page`, and rows inserted meanwhile repeat nothing. */
        Cursor: string;
        /** @description Words of a name, in any spelling that sounds alike, or a part of a phone; every word has to be found. What is longer than 100 signs or 8 words is cut off. */
        Search: string;
        /** @description A branch; staff see their own, an admin sees all without it. */
        Branch: components["schemas"]["Id"];
        /** @description The branch that is meant; an admin has to name it wherever money moves. */
        BranchId: components["schemas"]["Id"];
        /** @description First day. */
        From: components["schemas"]["CivilDate"];
        /** @description Last day. */
        To: components["schemas"]["CivilDate"];
        /** @description The record. */
        RecordId: components["schemas"]["Id"];
        /** @description The event. */
        EventId: components["schemas"]["Id"];
        /** @description The record, where the body is dropped on the way. */
        DeletedId: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionOpened"];
                };
            };
            400: components["responses"]["MalformedJson"];
            401: components["responses"]["WrongLogin"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    heartbeat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    proveAgain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sessions"];
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionEnd"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readTwoFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactor"];
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoFactorCode"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorSecret"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    endTwoFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorProof"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readUserInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInfo"];
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readTenant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tenant"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures, in the Prometheus text format. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    search: {
        parameters: {
            query: {
                /** @description As in the lists; below two signs nothing is found. A number finds the entries of the book that have it, a reference or a fiscal number those that were paid by it. */
                q: string;
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResult"];
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readFirstSteps: {
        parameters: {
            query?: never;
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstSteps"];
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    dismissFirstSteps: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePreview"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readCalendar: {
        parameters: {
            query?: {
                /** @description First day. */
                from?: components["parameters"]["From"];
                /** @description Last day. */
                to?: components["parameters"]["To"];
                /** @description A branch; staff see their own, an admin sees all without it. */
                branch?: components["parameters"]["Branch"];
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Calendar"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description A branch; staff see their own, an admin sees all without it. */
                branch?: components["parameters"]["Branch"];
                /** @description A day, or an ISO time of which the first ten characters count. A page has a hundred events. */
                date?: string;
                /** @description One event by its id. */
                id?: components["schemas"]["Id"];
                /** @description The deleted ones instead. */
                deleted?: "1";
                /** @description First day. */
                from?: components["parameters"]["From"];
                /** @description Last day. */
                to?: components["parameters"]["To"];
                /** @description Words of a name, in any spelling that sounds alike, or a part of a phone; every word has to be found. What is longer than 100 signs or 8 words is cut off. */
                q?: components["parameters"]["Search"];
                /** @description Of this stage alone. */
                stage?: components["schemas"]["EventStage"];
                /** @description Paid like this alone. */
                payment?: components["schemas"]["EventPayment"];
                /** @description Of one package. */
                packageId?: components["schemas"]["Id"];
                /** @description Those with nobody assigned, or with fewer than they need. */
                staff?: "none" | "short";
                /** @description Those with something left to pay. */
                owes?: "1";
                /** @description Those whose day is only kept, or no longer kept. */
                hold?: components["schemas"]["EventHold"];
                /** @description By day and hour, newest (as without it) or earliest first; latest scheduled first; or most left to pay first. */
                order?: components["schemas"]["EventOrder"];
                /** @description Pages count from 1 (0 is the first page too); those of the action logs from 0. */
                page?: components["parameters"]["Page"];
                /** @description The `next` of the page before; it wins over `page`, and rows inserted meanwhile repeat nothing. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Events"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    scheduleEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventSaved"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteEvent: {
        parameters: {
            query?: {
                /** @description The record, where the body is dropped on the way. */
                id?: components["parameters"]["DeletedId"];
            };
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EventDeletion"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventUpdate"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventSaved"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readEventCounts: {
        parameters: {
            query?: {
                /** @description A branch; staff see their own, an admin sees all without it. */
                branch?: components["parameters"]["Branch"];
                /** @description Of one package. */
                packageId?: components["schemas"]["Id"];
                /** @description Words of a name, in any spelling that sounds alike, or a part of a phone; every word has to be found. What is longer than 100 signs or 8 words is cut off. */
                q?: components["parameters"]["Search"];
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventCounts"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readEventHistory: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["RecordId"];
                /** @description The `next` of the page before; it wins over `page`, and rows inserted meanwhile repeat nothing. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventHistory"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readEventStaff: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["RecordId"];
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those without a conflict first, then those with the fewest events in the month. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventStaff"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setAttendance: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Attendance"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readEventVendors: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["RecordId"];
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those without a conflict first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventVendors"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPlaces: {
        parameters: {
            query?: {
                /** @description The branch that is meant; an admin has to name it wherever money moves. */
                branchId?: components["parameters"]["BranchId"];
                /** @description Of a client, whose places come first. */
                phone?: components["schemas"]["Phone"];
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Places"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readDays: {
        parameters: {
            query?: {
                /** @description First day. */
                from?: components["parameters"]["From"];
                /** @description Last day. */
                to?: components["parameters"]["To"];
                /** @description The branch that is meant; an admin has to name it wherever money moves. */
                branchId?: components["parameters"]["BranchId"];
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Days"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readKitchen: {
        parameters: {
            query?: {
                /** @description First day. */
                from?: components["parameters"]["From"];
                /** @description Last day. */
                to?: components["parameters"]["To"];
                /** @description The branch that is meant; an admin has to name it wherever money moves. */
                branchId?: components["parameters"]["BranchId"];
                /** @description Of one event alone, whichever day it is on. */
                id?: components["schemas"]["Id"];
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KitchenAnswer"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    printSheet: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SheetInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventRestoration"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRestored"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readEventAccount: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["RecordId"];
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventAccount"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEnquiries: {
        parameters: {
            query?: {
                /** @description A branch; staff see their own, an admin sees all without it. */
                branch?: components["parameters"]["Branch"];
                /** @description One enquiry by its id. */
                id?: components["schemas"]["Id"];
                /** @description In this state alone. */
                state?: components["schemas"]["EnquiryState"];
                /** @description Open ones that are to be called back today, or were before. */
                call?: "today";
                /** @description Of this phone alone. */
                phone?: components["schemas"]["Phone"];
                /** @description Words of a name, in any spelling that sounds alike, or a part of a phone; every word has to be found. What is longer than 100 signs or 8 words is cut off. */
                q?: components["parameters"]["Search"];
                /** @description Pages count from 1 (0 is the first page too); those of the action logs from 0. */
                page?: components["parameters"]["Page"];
                /** @description The `next` of the page before; it wins over `page`, and rows inserted meanwhile repeat nothing. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Enquiries"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEnquiry: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnquiryInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquirySaved"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEnquiry: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnquiryUpdate"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquirySaved"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProformas: {
        parameters: {
            query: {
                /** @description The enquiry. */
                enquiryId: components["schemas"]["Id"];
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proformas"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    printProforma: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProformaInput"];
            };
        };
        responses: {
            /** @description The printable page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readProforma: {
        parameters: {
            query?: never;
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path: {
                /** @description The proforma. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The printable page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    generateAgreement: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgreementInput"];
            };
        };
        responses: {
            /** @description The printable page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAgreements: {
        parameters: {
            query: {
                /** @description The event. */
                eventId: components["parameters"]["EventId"];
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agreements"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    keepSignedPaper: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignedPaperInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readAgreement: {
        parameters: {
            query?: never;
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path: {
                /** @description The agreement. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The printable page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignEmployees: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeAssignment"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignVendors: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VendorAssignment"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeliverables: {
        parameters: {
            query?: {
                /** @description The branch that is meant; an admin has to name it wherever money moves. */
                branchId?: components["parameters"]["BranchId"];
                /** @description Of one vendor only. */
                vendorId?: components["schemas"]["Id"];
                /** @description First day. */
                from?: components["parameters"]["From"];
                /** @description Last day. */
                to?: components["parameters"]["To"];
                /** @description Pages count from 1 (0 is the first page too); those of the action logs from 0. */
                page?: components["parameters"]["Page"];
                /** @description The `next` of the page before; it wins over `page`, and rows inserted meanwhile repeat nothing. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deliverables"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    markDelivered: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Delivery"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBranches: {
        parameters: {
            query?: {
                /** @description Only the branches that you may schedule for. */
                forEvent?: "1";
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branches"];
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBranch: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBranch: {
        parameters: {
            query?: {
                /** @description The record, where the body is dropped on the way. */
                id?: components["parameters"]["DeletedId"];
            };
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["BranchDeletion"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBranch: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listItems: {
        parameters: {
            query?: {
                /** @description Words of a name, in any spelling that sounds alike, or a part of a phone; every word has to be found. What is longer than 100 signs or 8 words is cut off. */
                q?: components["parameters"]["Search"];
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Items"];
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteItem: {
        parameters: {
            query?: {
                /** @description The record, where the body is dropped on the way. */
                id?: components["parameters"]["DeletedId"];
            };
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Deletion"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPackages: {
        parameters: {
            query?: {
                /** @description One package by its id. */
                id?: components["schemas"]["Id"];
                /** @description Words of a name, in any spelling that sounds alike, or a part of a phone; every word has to be found. What is longer than 100 signs or 8 words is cut off. */
                q?: components["parameters"]["Search"];
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Packages"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPackage: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PackageInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePackage: {
        parameters: {
            query?: {
                /** @description The record, where the body is dropped on the way. */
                id?: components["parameters"]["DeletedId"];
            };
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Deletion"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePackage: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PackageUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEmployees: {
        parameters: {
            query?: {
                /** @description Words of a name, in any spelling that sounds alike, or a part of a phone; every word has to be found. What is longer than 100 signs or 8 words is cut off. */
                q?: components["parameters"]["Search"];
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employees"];
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEmployee: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteEmployee: {
        parameters: {
            query?: {
                /** @description The record, where the body is dropped on the way. */
                id?: components["parameters"]["DeletedId"];
            };
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Deletion"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEmployee: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readEmployeeLedger: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["RecordId"];
                /** @description Gains (`in`) unless payments (`out`) are asked for. */
                type?: components["schemas"]["TransactType"];
                /** @description Pages count from 1 (0 is the first page too); those of the action logs from 0. */
                page?: components["parameters"]["Page"];
                /** @description The `next` of the page before; it wins over `page`, and rows inserted meanwhile repeat nothing. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeLedger"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    payEmployee: {
        parameters: {
            query?: {
                /** @description The branch that is meant; an admin has to name it wherever money moves. */
                branchId?: components["parameters"]["BranchId"];
            };
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeePayment"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booked"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readPayDay: {
        parameters: {
            query?: {
                /** @description The branch that is meant; an admin has to name it wherever money moves. */
                branchId?: components["parameters"]["BranchId"];
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those with a balance or a salary, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayDay"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    payWages: {
        parameters: {
            query?: {
                /** @description The branch that is meant; an admin has to name it wherever money moves. */
                branchId?: components["parameters"]["BranchId"];
            };
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayDayInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayDayPaid"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVendors: {
        parameters: {
            query?: {
                /** @description Words of a name, in any spelling that sounds alike, or a part of a phone; every word has to be found. What is longer than 100 signs or 8 words is cut off. */
                q?: components["parameters"]["Search"];
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vendors"];
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createVendor: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VendorInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteVendor: {
        parameters: {
            query?: {
                /** @description The record, where the body is dropped on the way. */
                id?: components["parameters"]["DeletedId"];
            };
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Deletion"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateVendor: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VendorUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readVendorLedger: {
        parameters: {
            query: {
                /** @description Payables (`in`) or payments (`out`). */
                type: components["schemas"]["TransactType"];
                /** @description The record. */
                id: components["parameters"]["RecordId"];
                /** @description The branch that is meant; an admin has to name it wherever money moves. */
                branchId?: components["parameters"]["BranchId"];
                /** @description Pages count from 1 (0 is the first page too); those of the action logs from 0. */
                page?: components["parameters"]["Page"];
                /** @description The `next` of the page before; it wins over `page`, and rows inserted meanwhile repeat nothing. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorLedger"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    payVendor: {
        parameters: {
            query?: {
                /** @description The branch that is meant; an admin has to name it wherever money moves. */
                branchId?: components["parameters"]["BranchId"];
            };
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VendorPayment"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booked"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: never;
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Users"];
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUserAccess: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserAccess"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSaved"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUser: {
        parameters: {
            query?: {
                /** @description The record, where the body is dropped on the way. */
                id?: components["parameters"]["DeletedId"];
            };
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Deletion"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSaved"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClients: {
        parameters: {
            query?: {
                /** @description One of a client's phones, exactly, while it is typed into the event form: the primary, one of a client who was merged, or the second. */
                phone?: components["schemas"]["Phone"];
                /** @description With `phone`: where no client has it, those whose whole name sounds like this one, at most three, the newest first. */
                name?: string;
                /** @description One client by its id. */
                id?: components["schemas"]["Id"];
                /** @description Words of a name, in any spelling that sounds alike, or a part of a phone; every word has to be found. What is longer than 100 signs or 8 words is cut off. */
                q?: components["parameters"]["Search"];
                /** @description Pages count from 1 (0 is the first page too); those of the action logs from 0. */
                page?: components["parameters"]["Page"];
                /** @description The `next` of the page before; it wins over `page`, and rows inserted meanwhile repeat nothing. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clients"];
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteClient: {
        parameters: {
            query?: {
                /** @description The record, where the body is dropped on the way. */
                id?: components["parameters"]["DeletedId"];
            };
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Deletion"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClientMessages: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["RecordId"];
                /** @description The `next` of the page before; it wins over `page`, and rows inserted meanwhile repeat nothing. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientMessages"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    tellClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientPaperRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientPaper"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeClients: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientMerge"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTransactions: {
        parameters: {
            query: {
                /** @description Which tab of the cashbook. */
                type: "book" | "pending" | "advance";
                /** @description The branch that is meant; an admin has to name it wherever money moves. */
                branchId?: components["parameters"]["BranchId"];
                /** @description First day. */
                from?: components["parameters"]["From"];
                /** @description Last day. */
                to?: components["parameters"]["To"];
                /** @description Of events of the client with this phone. */
                phone?: components["schemas"]["Phone"];
                /** @description Entries of the book of one kind. */
                kind?: components["schemas"]["RecordType"];
                /** @description Entries of the book with one counterparty, as `vendor:2`. */
                counterparty?: string;
                /** @description Entries of the book at one place of money: its id, or `box`; a transfer is at both of its own. */
                place?: string;
                /** @description Entries of the book that an event cost, by the id of the event. */
                costOf?: components["schemas"]["Id"];
                /** @description Entries by hand of one category of cost; `other` has also those that name none. */
                category?: components["schemas"]["CostCategory"];
                /** @description One entry of the book. */
                id?: components["schemas"]["Id"];
                /** @description Pages count from 1 (0 is the first page too); those of the action logs from 0. */
                page?: components["parameters"]["Page"];
                /** @description The `next` of the page before; it wins over `page`, and rows inserted meanwhile repeat nothing. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cashbook"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordTransaction: {
        parameters: {
            query?: {
                /** @description The branch that is meant; an admin has to name it wherever money moves. */
                branchId?: components["parameters"]["BranchId"];
            };
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CashInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booked"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    resolveTransaction: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CashResolution"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booked"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    takePayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentTaken"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMoneyPlaces: {
        parameters: {
            query?: never;
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyPlaces"];
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMoneyPlace: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoneyPlaceInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMoneyPlace: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoneyPlaceUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    noteEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntryNoteInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCostEvents: {
        parameters: {
            query?: {
                /** @description The branch that is meant; an admin has to name it wherever money moves. */
                branchId?: components["parameters"]["BranchId"];
                /** @description Words of a name, in any spelling that sounds alike, or a part of a phone; every word has to be found. What is longer than 100 signs or 8 words is cut off. */
                q?: components["parameters"]["Search"];
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ten at most: those found, the newest first; without words those of the last week and to come, the earliest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CostEvents"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    transferMoney: {
        parameters: {
            query?: {
                /** @description The branch that is meant; an admin has to name it wherever money moves. */
                branchId?: components["parameters"]["BranchId"];
            };
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booked"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCloses: {
        parameters: {
            query?: {
                /** @description The branch that is meant; an admin has to name it wherever money moves. */
                branchId?: components["parameters"]["BranchId"];
                /** @description One close. */
                id?: components["schemas"]["Id"];
                /** @description The `next` of the page before; it wins over `page`, and rows inserted meanwhile repeat nothing. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Closes"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeDay: {
        parameters: {
            query?: {
                /** @description The branch that is meant; an admin has to name it wherever money moves. */
                branchId?: components["parameters"]["BranchId"];
            };
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloseInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CloseAnswer"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    bookDifference: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DifferenceInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booked"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readOpening: {
        parameters: {
            query?: {
                /** @description The branch that is meant; an admin has to name it wherever money moves. */
                branchId?: components["parameters"]["BranchId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpeningState"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    openBooks: {
        parameters: {
            query?: {
                /** @description The branch that is meant; an admin has to name it wherever money moves. */
                branchId?: components["parameters"]["BranchId"];
            };
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpeningInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpeningAnswer"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoOpening: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpeningUndo"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    correctEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectionInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Corrected"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPayables: {
        parameters: {
            query?: {
                /** @description The branch that is meant; an admin has to name it wherever money moves. */
                branchId?: components["parameters"]["BranchId"];
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payables"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReceivables: {
        parameters: {
            query?: {
                /** @description The branch that is meant; an admin has to name it wherever money moves. */
                branchId?: components["parameters"]["BranchId"];
                /** @description The other events of the client of this one, in its branch. */
                beside?: components["schemas"]["Id"];
                /** @description Pages count from 1 (0 is the first page too); those of the action logs from 0. */
                page?: components["parameters"]["Page"];
                /** @description The `next` of the page before; it wins over `page`, and rows inserted meanwhile repeat nothing. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receivables"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAwaitedCertificates: {
        parameters: {
            query?: {
                /** @description The branch that is meant; an admin has to name it wherever money moves. */
                branchId?: components["parameters"]["BranchId"];
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AwaitedCertificates"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    withhold: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithholdingInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Withheld"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readCashMeter: {
        parameters: {
            query?: {
                /** @description Without it the cap alone. */
                eventId?: components["schemas"]["Id"];
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashMeter"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readReport: {
        parameters: {
            query: {
                /** @description The branch that is meant; an admin has to name it wherever money moves. */
                branchId?: components["parameters"]["BranchId"];
                /** @description The first day. */
                from: components["schemas"]["CivilDate"];
                /** @description The last day, less than ten years after the first. */
                to: components["schemas"]["CivilDate"];
                /** @description Which part is asked for; without it `summary`, beside the same period of last year. */
                by?: "summary" | "months" | "packages" | "places" | "categories" | "vat";
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readReview: {
        parameters: {
            query: {
                /** @description The branch that is meant; an admin has to name it wherever money moves. */
                branchId?: components["parameters"]["BranchId"];
                /** @description The first day. */
                from: components["schemas"]["CivilDate"];
                /** @description The last day, at most 31 days with the first. */
                to: components["schemas"]["CivilDate"];
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVat: {
        parameters: {
            query: {
                /** @description The branch that is meant; an admin has to name it wherever money moves. */
                branchId?: components["parameters"]["BranchId"];
                /** @description The first day. */
                from: components["schemas"]["CivilDate"];
                /** @description The last day, at most 400 days after the first. */
                to: components["schemas"]["CivilDate"];
                /** @description By default the day of the event; `payment` divides each payment as the price divides. */
                by?: "event" | "payment";
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VatList"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeEnvelope: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnvelopeRequest"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGlAccounts: {
        parameters: {
            query?: never;
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlAccounts"];
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateGlAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GlAccountUpdate"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCopies: {
        parameters: {
            query?: never;
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Copies"];
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeCopy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CopyRequest"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTaxRules: {
        parameters: {
            query?: never;
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxRules"];
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTaxRule: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaxRuleInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTaxRule: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaxRuleUpdate"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readOverview: {
        parameters: {
            query?: {
                /** @description An Ethiopian month; without it the present one. Pagume is part of Nehase. */
                month?: string;
                /** @description How many months up to that one; 6 without it; with 13 the same month of last year is the first. */
                months?: number;
                /** @description The branch that is meant; an admin has to name it wherever money moves. */
                branchId?: components["parameters"]["BranchId"];
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Overview"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPettyCash: {
        parameters: {
            query?: {
                /** @description An account; empty or absent means all of them. */
                id?: string;
                /** @description The branch that is meant; an admin has to name it wherever money moves. */
                branchId?: components["parameters"]["BranchId"];
                /** @description Pages count from 1 (0 is the first page too); those of the action logs from 0. */
                page?: components["parameters"]["Page"];
                /** @description The `next` of the page before; it wins over `page`, and rows inserted meanwhile repeat nothing. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PettyCash"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordPettyCash: {
        parameters: {
            query?: {
                /** @description The branch that is meant; an admin has to name it wherever money moves. */
                branchId?: components["parameters"]["BranchId"];
            };
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PettyCashInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PettyCashBooked"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    togglePettyCash: {
        parameters: {
            query?: {
                /** @description The record, where the body is dropped on the way. */
                id?: components["parameters"]["DeletedId"];
            };
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PettyCashToggle"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PettyCashToggled"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addToPettyCash: {
        parameters: {
            query?: {
                /** @description The branch that is meant; an admin has to name it wherever money moves. */
                branchId?: components["parameters"]["BranchId"];
            };
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PettyCashAddition"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booked"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listActionLogs: {
        parameters: {
            query?: {
                /** @description Pages count from 1 (0 is the first page too); those of the action logs from 0. */
                page?: components["parameters"]["Page"];
                /** @description The `next` of the page before; it wins over `page`, and rows inserted meanwhile repeat nothing. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The branch that is meant; an admin has to name it wherever money moves. */
                branchId?: components["parameters"]["BranchId"];
                /** @description By one user only. */
                userId?: components["schemas"]["Id"];
                /** @description On one kind of record only. */
                entity?: components["schemas"]["LogEntity"];
                /** @description Of one topic only. */
                topic?: components["schemas"]["LogTopic"];
                /** @description First day. */
                from?: components["parameters"]["From"];
                /** @description Last day. */
                to?: components["parameters"]["To"];
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionLogs"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportRecord"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImports: {
        parameters: {
            query?: never;
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Imports"];
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    importRows: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportChecked"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    commitImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportCommit"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportCommitted"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportUndo"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImageUpload"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Uploaded"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The path that the upload answered with. */
                path: components["schemas"]["FilePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSms: {
        parameters: {
            query: {
                /** @description The event. */
                eventId: components["parameters"]["EventId"];
            };
            header?: {
                /** @description A poll or a refetch on focus; it does not extend the session. Any GET may carry it. */
                "X-Background"?: components["parameters"]["Background"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsMessages"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendSms: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submit, kept until a definite answer arrived. Optional for other programs until the setting `require_idempotency_key`: without it a request that is sent twice is done twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["MalformedJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
