"""Writes a book with openpyxl, XlsxWriter or xlwt: program and path are arguments, the scenario is JSON on the input."""

import datetime
import json
import sys

program, path = sys.argv[1:3]
scenario = json.load(sys.stdin)

FORMATS = {"day": "dd/mm/yyyy", "time": "h:mm", "duration": "[h]:mm", "percent": "0%"}


def clock(text):
    hours, minutes = text.split(":")
    return datetime.timedelta(hours=int(hours), minutes=int(minutes))


def written(cell):
    """The value that the program takes, and the format of its cell."""
    if not isinstance(cell, dict):
        return cell, None
    if "day" in cell:
        day = datetime.datetime.fromisoformat(cell["day"])
        moment = day + clock(cell["time"]) if "time" in cell else day
        return moment, "dd/mm/yyyy h:mm" if "time" in cell else FORMATS["day"]
    if "time" in cell:
        return (datetime.datetime.min + clock(cell["time"])).time(), FORMATS["time"]
    if "duration" in cell:
        return clock(cell["duration"]), FORMATS["duration"]
    if "percent" in cell:
        return cell["percent"], FORMATS["percent"]
    if "number" in cell:
        return cell["number"], cell["format"]
    return "=" + cell["formula"], None


def cells(sheet):
    for row, values in enumerate(sheet["rows"]):
        for column, cell in enumerate(values):
            if cell is not None:
                yield (row, column, *written(cell))


def with_openpyxl():
    import openpyxl
    from openpyxl.utils import get_column_letter
    from openpyxl.utils.datetime import CALENDAR_MAC_1904

    book = openpyxl.Workbook()
    book.remove(book.active)
    if scenario.get("isFrom1904"):
        book.epoch = CALENDAR_MAC_1904
    for sheet in scenario["sheets"]:
        page = book.create_sheet(sheet["name"])
        for row, column, value, form in cells(sheet):
            cell = page.cell(row + 1, column + 1, value)
            if form:
                cell.number_format = form
        for row in sheet.get("hiddenRows", []):
            page.row_dimensions[row].hidden = True
            page.auto_filter.ref = page.dimensions
        for column in sheet.get("hiddenColumns", []):
            page.column_dimensions[get_column_letter(column + 1)].hidden = True
        for place in sheet.get("merged", []):
            page.merge_cells(place)
        if sheet.get("isHidden"):
            page.sheet_state = "hidden"
    book.save(path)


def with_xlsxwriter():
    import xlsxwriter

    book = xlsxwriter.Workbook(path, {"date_1904": scenario.get("isFrom1904", False)})
    for sheet in scenario["sheets"]:
        page = book.add_worksheet(sheet["name"])
        for row, column, value, form in cells(sheet):
            look = book.add_format({"num_format": form}) if form else None
            if isinstance(value, (datetime.datetime, datetime.time, datetime.timedelta)):
                page.write_datetime(row, column, value, look)
            elif isinstance(value, str) and not value.startswith("="):
                page.write_string(row, column, value, look)
            else:
                page.write(row, column, value, look)
        for row in sheet.get("hiddenRows", []):
            page.set_row(row - 1, None, None, {"hidden": True})
        for column in sheet.get("hiddenColumns", []):
            page.set_column(column, column, None, None, {"hidden": True})
        for place in sheet.get("merged", []):
            page.merge_range(place, sheet["rows"][0][0])
        if sheet.get("isHidden"):
            page.hide()
    book.close()


def with_xlwt():
    import xlwt

    book = xlwt.Workbook(encoding="utf-8")
    book.dates_1904 = scenario.get("isFrom1904", False)
    for sheet in scenario["sheets"]:
        page = book.add_sheet(sheet["name"])
        for row, column, value, form in cells(sheet):
            if isinstance(value, datetime.timedelta):
                value = value / datetime.timedelta(days=1)
            if isinstance(value, str) and value.startswith("="):
                value = xlwt.Formula(value[1:])
            style = xlwt.easyxf(num_format_str=form) if form else xlwt.Style.default_style
            page.write(row, column, value, style)
        for row in sheet.get("hiddenRows", []):
            page.row(row - 1).hidden = True
        for column in sheet.get("hiddenColumns", []):
            page.col(column).hidden = True
        if sheet.get("isHidden"):
            page.visibility = 1
    book.save(path)


{"openpyxl": with_openpyxl, "xlsxwriter": with_xlsxwriter, "xlwt": with_xlwt}[program]()
